/** Staff: what they have to look at: schemas, access and caching. */
import { langQuery } from '../fields/fields.ts';
import { statusAnswer } from '../fields/success.ts';
import * as staff from '../schemas/staff.ts';
import type { EndpointRules } from './endpoint.ts';

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
