import type { Handlers } from '#server/request/call.ts';
import type { Services } from '#server/services/services.ts';
import { toStaffActor } from '#server/staff/staff-actor.ts';
import { success } from '#server/text/success.ts';
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
