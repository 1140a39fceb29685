import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { declineAskedRequest, listAskedRequests } from './asked-requests.ts';
import { listTutoringJobs, sidebarCounts } from './job-history.ts';
import { withdrawApplication } from './withdraw-application.ts';

export function createTutoringHandlers(services: Services) {
  return {
    listTutoringJobs: ({ caller, params, query, request }) =>
      listTutoringJobs(
        services,
        caller.tutor.id,
        { type: params.type, page: query.page },
        requestLang(request),
      ),
    getSidebarCounts: ({ caller, request }) =>
      sidebarCounts(services, caller.tutor.id, requestLang(request)),
    withdrawApplication: async ({ caller, params, request }) => {
      await withdrawApplication(services, caller, {
        jobId: params.jobId,
        origin: originOf(request),
      });
      return success('tutoring.withdrawn', requestLang(request));
    },
    listTutoringRequests: ({ caller, query, request }) =>
      listAskedRequests(services, {
        tutorId: caller.tutor.id,
        status: query.status,
        page: query.page,
        lang: requestLang(request),
      }),
    declineTutoringRequest: async ({ caller, params, body, request }) => {
      await declineAskedRequest(services, {
        caller,
        jobId: params.id,
        reason: body.reason,
        origin: originOf(request),
      });
      return success('onlineLessons.request_declined', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
