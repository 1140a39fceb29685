import type { Handlers } from '#server/request/call.ts';
import type { Services } from '#server/services/services.ts';
import { toStaffActor } from '#server/staff/staff-actor.ts';
import { serverText } from '#server/text/server-text.ts';
import { finishCall } from './finish-call.ts';
import { listCalls } from './list-calls.ts';

type CallHandlers = Pick<Handlers, 'listStaffCalls' | 'finishCall'>;

export function createStaffCallHandlers(services: Services): CallHandlers {
  return {
    listStaffCalls: ({ query }) => listCalls(services.db, query),
    finishCall: async ({ params, ...call }) => {
      const actor = toStaffActor(call);
      await finishCall(services, params.id, actor);
      return { status: 'success', message: serverText('staff.call_done', actor.lang) };
    },
  };
}
