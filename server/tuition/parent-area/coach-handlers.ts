/** The guardian's own requests for a coach. */
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { cancelCoachRequest, updateCoachRequest } from './change-coach-request.ts';
import { createCoachRequest } from './create-coach-request.ts';
import { getCoachRequest, listCoachRequests, listOwnCoaches } from './list-coaches.ts';
import { presentCoachRequest } from './present-coach-request.ts';

export function createCoachHandlers(services: Services) {
  return {
    createCoachRequest: async ({ caller, body, request }) => {
      const lang = requestLang(request);
      const row = await createCoachRequest(services, caller, body, originOf(request));
      return {
        ...success('parent.coach_requested', lang),
        data: presentCoachRequest(services, row, lang),
      };
    },
    listCoachRequests: ({ caller, query, request }) =>
      listCoachRequests(services, caller.parent.id, query.page, requestLang(request)),
    listOwnCoaches: ({ caller, query, request }) =>
      listOwnCoaches(services, caller.parent.id, query.page, requestLang(request)),
    getCoachRequest: ({ caller, params, request }) =>
      getCoachRequest(services, caller, params.id, requestLang(request)),
    updateCoachRequest: async ({ caller, params, body, request }) => {
      const lang = requestLang(request);
      const row = await updateCoachRequest(services, caller, params.id, body, originOf(request));
      return {
        ...success('parent.coach_updated', lang),
        data: presentCoachRequest(services, row, lang),
      };
    },
    cancelCoachRequest: async ({ caller, params, body, request }) => {
      const origin = originOf(request);
      await cancelCoachRequest(services, caller, { id: params.id, reason: body.reason, origin });
      return success('parent.coach_cancelled', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
