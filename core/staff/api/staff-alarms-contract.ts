/** Staff: what they have to look at: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as staff from './staff.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffAlarmsContract = {
  listStaffAlarms: {
    ...staffOnly,
    summary: 'Alarms, the newest first',
    query: staff.alarmsQuery,
    answer: staff.alarmsAnswer,
  },
  markAlarmSeen: {
    ...staffOnly,
    summary: 'Somebody has looked at it; when it happens again, there is a new alarm',
    params: staff.alarmParams,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
