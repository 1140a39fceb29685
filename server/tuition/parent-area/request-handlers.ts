/** The guardian's own requests for a tutor. */

import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import { sentOnce } from '#server/ground/request/sent-once.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import { success } from '#server/ground/text/success.ts';
import { readProposedCv } from '#server/market/compare/read-proposed-cv.ts';
import { chooseTutor } from '#server/market/hiring/choose-tutor.ts';
import { searchAgain } from '#server/market/hiring/search-again.ts';
import { getRequest } from './get-request.ts';
import { listRequests } from './list-requests.ts';
import { listOwnTutors } from './list-tutors.ts';
import {
  cancelOwnRequest,
  checkOwnRequest,
  createOwnRequest,
  lockOwnRequest,
  updateOwnRequest,
} from './own-request.ts';

export function createRequestHandlers(services: Services) {
  return {
    createRequest: async ({ caller, body, request }) => {
      const { site, idempotency_key: _, tutor_id: askedTutorId, ...fields } = body;
      const origin = originOf(request);
      const id = await createOwnRequest(services, caller, {
        fields,
        askedTutorId,
        site,
        once: sentOnce(body),
        origin,
      });
      const message = serverText('hire.submitted', requestLang(request));
      return { type: 'success', message, id, request_no: requestNo(id), status: 'pending' };
    },
    listRequests: ({ caller, query, request }) =>
      listRequests(services, caller.parent.id, {
        page: query.page,
        lang: requestLang(request),
        todoFirst: true,
      }),
    getRequest: ({ caller, params, request }) =>
      getRequest(services, { parentId: caller.parent.id, id: params.id }, requestLang(request)),
    getProposedCv: async ({ caller, params, request }) => {
      const { id: jobId, application_id: applicationId } = params;
      await checkOwnRequest(services.db, caller.parent.id, jobId);
      return readProposedCv(services, { jobId, applicationId }, requestLang(request));
    },
    listOwnTutors: ({ caller, query, request }) =>
      listOwnTutors(services, caller.parent.id, query.page, requestLang(request)),
    updateRequest: async ({ caller, params, body, request }) => {
      const { version, ...fields } = body;
      const change = { id: params.id, version, fields, origin: originOf(request) };
      return {
        ...success('hire.updated', requestLang(request)),
        version: await updateOwnRequest(services, caller, change),
      };
    },
    cancelRequest: async ({ caller, params, body, request }) => {
      const origin = originOf(request);
      await cancelOwnRequest(services, caller, { id: params.id, reason: body.reason, origin });
      return success('hire.cancelled', requestLang(request));
    },
    searchAgain: async ({ caller, params, request }) => {
      const { parent, user } = caller;
      const origin = originOf(request);
      const again = { jobId: params.id, parentId: parent.id, byUserId: user.id, origin };
      await searchAgain(services, again);
      return success('hire.searching_again', requestLang(request));
    },
    chooseTutor: async ({ caller, params, body, request }) => {
      await services.db.transaction(async (transaction) => {
        await lockOwnRequest(transaction, caller.parent.id, params.id);
        await chooseTutor(services, transaction, {
          jobId: params.id,
          applicationId: body.application_id,
          reason: body.reason ?? null,
          byUserId: caller.user.id,
          compareLinkId: null,
          origin: originOf(request),
        });
      });
      return success('hire.chosen', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
