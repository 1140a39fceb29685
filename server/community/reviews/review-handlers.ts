import type { FastifyRequest } from 'fastify';
import type { ReviewedTuition } from '#core/market/hub/review-times.ts';
import { toStaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { getTaughtTutor } from '#server/market/hub/taught-tutor.ts';
import { listReceivedReviews } from './answers/list-received.ts';
import { presentOwnAnswer } from './answers/present-own-answer.ts';
import { answerReview, deleteAnswer } from './answers/write-answer.ts';
import { listStaffReviews } from './find-staff-reviews.ts';
import { type Moderation, moderateReview } from './moderate-review.ts';
import { getOwnReviews } from './own-reviews.ts';
import { presentOwnReview, type ReviewRow } from './present-own-review.ts';
import { reportReview } from './report-review.ts';
import { createReview, deleteReview, updateReview } from './write-review.ts';

export function createReviewHandlers(services: Services) {
  const saved = <T extends { review: ReviewRow; tuition: ReviewedTuition }>(
    { review, tuition, ...rest }: T,
    request: FastifyRequest,
  ) => ({
    ...success('hub.review_saved', requestLang(request)),
    review: presentOwnReview(review, tuition, services.now()),
    ...rest,
  });
  const moderated = async (
    moderation: Moderation,
    call: { caller: Caller; request: FastifyRequest },
  ) => {
    const actor = toStaffActor(call);
    const review = await moderateReview(services, moderation, actor);
    return { ...success('hub.review_moderated', actor.lang), review };
  };
  return {
    getTaughtTutor: ({ caller, params, request }) =>
      getTaughtTutor(services, caller.parent.id, params.tutorId, requestLang(request)),
    getOwnReviews: ({ caller, params, request }) =>
      getOwnReviews(services, caller.parent.id, params.tutorId, requestLang(request)),
    createReview: async ({ caller, params, body, request }) => {
      const { application_id: applicationId, ...said } = body;
      const given = { ...said, applicationId, typed: params.tutorId };
      return saved(await createReview(services, caller, given, originOf(request)), request);
    },
    updateReview: async ({ caller, params, body, request }) => {
      const given = { ...body, id: params.id };
      return saved(await updateReview(services, caller, given, originOf(request)), request);
    },
    deleteReview: async ({ caller, params, request }) => ({
      ...success('hub.review_deleted', requestLang(request)),
      ...(await deleteReview(services, caller, params.id, originOf(request))),
    }),
    reportReview: async ({ caller, params, body, request }) => {
      await reportReview(services, caller.user.id, { ...body, id: params.id }, originOf(request));
      return success('hub.review_reported', requestLang(request));
    },
    listReceivedReviews: ({ caller, query, request }) =>
      listReceivedReviews(services, caller.tutor.id, query.page, requestLang(request)),
    answerReview: async ({ caller, params, body, request }) => {
      const given = { ...body, id: params.id };
      const answer = await answerReview(services, caller, given, originOf(request));
      return {
        ...success('hub.answer_saved', requestLang(request)),
        answer: presentOwnAnswer(answer, services.now()),
      };
    },
    deleteReviewAnswer: async ({ caller, params, request }) => {
      await deleteAnswer(services, caller, params.id, originOf(request));
      return success('hub.answer_deleted', requestLang(request));
    },
    listStaffReviews: ({ query }) => listStaffReviews(services.db, query),
    hideReview: ({ params, body, ...call }) =>
      moderated({ act: 'hide', id: params.id, reason: body.reason }, call),
    unhideReview: ({ params, ...call }) => moderated({ act: 'unhide', id: params.id }, call),
    hideReviewAnswer: ({ params, body, ...call }) =>
      moderated({ act: 'hide_answer', id: params.id, reason: body.reason }, call),
    unhideReviewAnswer: ({ params, ...call }) =>
      moderated({ act: 'unhide_answer', id: params.id }, call),
    dismissReports: ({ params, ...call }) => moderated({ act: 'dismiss', id: params.id }, call),
  } satisfies Partial<Handlers>;
}
