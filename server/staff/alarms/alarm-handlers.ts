import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { listAlarms } from './list-alarms.ts';
import { markAlarmSeen } from './mark-alarm-seen.ts';

export function createStaffAlarmHandlers(services: Services) {
  return {
    listStaffAlarms: ({ query }) => listAlarms(services.db, query),
    markAlarmSeen: async ({ params, ...call }) => {
      const actor = toStaffActor(call);
      await markAlarmSeen(services, params.id, actor);
      return success('staff.alarm_seen', actor.lang);
    },
  } satisfies Partial<Handlers>;
}
