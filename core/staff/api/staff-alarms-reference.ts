import { referenceOf } from '#core/ground/api/reference-of.ts';
import { staffAlarmsContract } from './staff-alarms-contract.ts';

export const staffAlarmsReference = referenceOf(staffAlarmsContract, {
  fields: {
    'params.id': 'Id of the alarm.',
    'query.status': '`open` or `seen`. All without it.',
    data: 'Alarms of this page, the newest first.',
    'data.id': 'Id of the alarm.',
    kind: 'Kind of what happened.',
    subject: 'To what it happened, such as the purpose of a code.',
    times: 'How often it happened since the alarm began.',
    first_at: 'Moment at which it happened first, ISO 8601 in UTC.',
    last_at: 'Moment at which it happened last, ISO 8601 in UTC.',
    seen_at: 'Moment at which somebody looked at it, ISO 8601 in UTC; null before.',
    seen_by: 'Name of the member of staff who did; null before.',
  },
  examples: {
    listStaffAlarms: { query: { status: 'open', page: 1 } },
    markAlarmSeen: { params: { id: 5 } },
  },
});
