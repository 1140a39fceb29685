import type { Handlers } from '#server/request/call.ts';
import type { Services } from '#server/services/services.ts';
import { toStaffActor } from '#server/staff/staff-actor.ts';
import { success } from '#server/text/success.ts';
import { answerCoach } from './answer-coach.ts';
import { listCoaches } from './list-coaches.ts';

export function createStaffCoachHandlers(services: Services) {
  return {
    listStaffCoachRequests: ({ query, ...call }) =>
      listCoaches(services, query, toStaffActor(call).lang),
    answerCoachRequest: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await answerCoach(services, params.id, body, actor);
      return success('staff.coach_answered', actor.lang);
    },
  } satisfies Partial<Handlers>;
}
