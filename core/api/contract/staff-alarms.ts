/** Staff: what they have to look at: schemas, access and caching. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import * as account from '../schemas/account.ts';
import * as staff from '../schemas/staff.ts';
import type { Endpoint } from './endpoint.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffAlarmsContract = {
  listStaffAlarms: {
    ...endpoints.listStaffAlarms,
    ...staffOnly,
    summary: 'Alarms, the newest first',
    query: staff.alarmsQuery,
    answer: staff.alarmsAnswer,
  },
  markAlarmSeen: {
    ...endpoints.markAlarmSeen,
    ...staffOnly,
    summary: 'Somebody has looked at it; when it happens again, there is a new alarm',
    params: staff.alarmParams,
    answer: account.statusAnswer,
  },
} satisfies Record<string, Endpoint>;
