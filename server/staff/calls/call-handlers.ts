import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { finishCall } from './finish-call.ts';
import { listCalls } from './list-calls.ts';

export function createStaffCallHandlers(services: Services) {
  return {
    listStaffCalls: ({ query }) => listCalls(services.db, query),
    finishCall: async ({ params, ...call }) => {
      const actor = toStaffActor(call);
      await finishCall(services, params.id, actor);
      return success('staff.call_done', actor.lang);
    },
  } satisfies Partial<Handlers>;
}
