import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { answerCoach } from './answer-coach.ts';
import { billCoachMonth, listStaffCoachMonths } from './bill-coach.ts';
import { listCoaches } from './list-coaches.ts';
import { endCoach, placeCoach } from './place-coach.ts';

export function createStaffCoachHandlers(services: Services) {
  return {
    listStaffCoachRequests: ({ query, ...call }) =>
      listCoaches(services, query, toStaffActor(call).lang),
    answerCoachRequest: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await answerCoach(services, params.id, body, actor);
      return success('staff.coach_answered', actor.lang);
    },
    placeCoach: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await placeCoach(services, params.id, body, actor);
      return success('staff.coach_placed', actor.lang);
    },
    endCoach: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      await endCoach(services, params.id, body, actor);
      return success('staff.coach_ended', actor.lang);
    },
    listStaffCoachMonths: ({ params }) => listStaffCoachMonths(services, params.id),
    billCoachMonth: async ({ params, body, ...call }) => {
      const actor = toStaffActor(call);
      const number = await billCoachMonth(services, params.id, body, actor);
      return { ...success('staff.bill_issued', actor.lang, { number }), number };
    },
  } satisfies Partial<Handlers>;
}
