import { originOf } from '#server/http/origin-of.ts';
import type { Handlers } from '#server/http/register-endpoint.ts';
import { requestLang } from '#server/http/request-lang.ts';
import type { Services } from '#server/services.ts';
import { serverText } from '#server/text/server-text.ts';
import { listTutoringJobs, sidebarCounts } from './job-history.ts';
import { jobPlace } from './job-place.ts';
import { withdrawApplication } from './withdraw-application.ts';

type TutoringHandlers = Pick<
  Handlers,
  'listTutoringJobs' | 'getSidebarCounts' | 'withdrawApplication' | 'getJobPlace'
>;

export function createTutoringHandlers(services: Services): TutoringHandlers {
  return {
    listTutoringJobs: ({ caller, params, query, request }) =>
      listTutoringJobs(
        services,
        caller.tutor.id,
        { type: params.type, page: query.page },
        query.lang ?? requestLang(request),
      ),
    getSidebarCounts: ({ caller, request }) =>
      sidebarCounts(services, caller.tutor.id, requestLang(request)),
    withdrawApplication: async ({ caller, params, request }) => {
      await withdrawApplication(services, caller, {
        jobId: params.jobId,
        origin: originOf(request),
      });
      return { status: 'success', message: serverText('tutoring.withdrawn', requestLang(request)) };
    },
    getJobPlace: ({ caller, params, request }) =>
      jobPlace(services, caller, { jobId: params.jobId, origin: originOf(request) }),
  };
}
