import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { finishMessage } from './finish-message.ts';
import { listMessages } from './list-messages.ts';

export function createStaffMessageHandlers(services: Services) {
  return {
    listStaffMessages: ({ query }) => listMessages(services.db, query),
    finishMessage: async ({ params, ...call }) => {
      const actor = toStaffActor(call);
      await finishMessage(services, params.id, actor);
      return success('staff.message_done', actor.lang);
    },
  } satisfies Partial<Handlers>;
}
