import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { chooseByLink, readCvByLink, viewComparison } from './compare.ts';

export function createCompareHandlers(services: Services) {
  return {
    viewComparison: ({ body, request }) =>
      viewComparison(services, body.token, requestLang(request)),
    readCvByLink: ({ body: { token, application_id: applicationId }, request }) =>
      readCvByLink(services, { token, applicationId }, requestLang(request)),
    chooseByLink: async ({ body, request }) => {
      const { token, application_id: applicationId, reason = null } = body;
      await chooseByLink(services, { token, applicationId, reason }, originOf(request));
      return viewComparison(services, token, requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
