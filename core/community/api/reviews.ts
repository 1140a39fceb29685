/** Reviews of tutors: one per confirmed tuition. */
import { z } from 'zod';
import {
  id,
  langQuery,
  nullableText,
  optional,
  requiredInteger,
} from '#core/ground/api/fields/fields.ts';
import { paged, pagedAnswer } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { rating } from '#core/market/api/hub.ts';
import { ratingSpread } from '#core/market/api/hub-profile.ts';
import {
  RATING_MAX,
  RATING_MIN,
  REPORT_REASONS,
  REPORT_SUBJECTS,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
  STAFF_REVIEW_FILTERS,
} from '#core/market/hub/hub-constants.ts';
import { optionalPersonText, personText, reason } from '#core/people/api/fields/person-text.ts';
import { actor, optionalSearch, staffPage } from '#core/people/api/fields/staff-fields.ts';

const stars = z.int().min(RATING_MIN).max(RATING_MAX);
const reviewFields = {
  rating: requiredInteger(RATING_MIN, RATING_MAX),
  text: personText(REVIEW_TEXT_MAX, REVIEW_TEXT_MIN),
};

/** Nobody is named: a guardian is shown by what was taught. */
export const shownReview = z.object({
  id: z.int(),
  rating: stars,
  text: z.string(),
  class_name: z.string(),
  category_name: z.string(),
  city_name: z.string(),
  created_at: z.string(),
  is_edited: z.boolean(),
});
export const publicReview = shownReview.extend({
  answer: z.object({ text: z.string(), created_at: z.string(), is_edited: z.boolean() }).nullable(),
});
export const reviewsAnswer = z.object({
  ...paged,
  data: z.array(publicReview),
});

export const ownReview = z.object({
  id: z.int(),
  rating: stars,
  text: z.string(),
  created_at: z.string(),
  edited_at: nullableText,
  editable_until: z.string(),
  can_edit: z.boolean(),
  hidden_reason: nullableText,
});
/** The tuitions of the signed-in guardian with this tutor, and the review of each. */
export const ownReviewsAnswer = z.object({
  may_review: z.boolean(),
  tuitions: z.array(
    z.object({
      application_id: z.int(),
      request_no: z.string(),
      class_name: z.string(),
      category_name: z.string(),
      confirmed_at: z.string(),
      may_review: z.boolean(),
      review_from: z.string(),
      review: ownReview.nullable(),
    }),
  ),
});
export type OwnReviews = z.infer<typeof ownReviewsAnswer>;

export const createReviewBody = z.object({ application_id: id, ...reviewFields });
export const updateReviewBody = z.object(reviewFields);
export const reviewParams = z.object({ id });
/** The review as it stands now, and what the profile shows of all of them. */
const together = { rating, rating_spread: ratingSpread };
export const reviewSavedAnswer = z.object({ ...success, review: ownReview, ...together });
export const reviewDeletedAnswer = z.object({ ...success, ...together });
export const reportReviewBody = z.object({
  about: optional(z.enum(REPORT_SUBJECTS)).transform((about) => about ?? 'review'),
  reason: z.enum(REPORT_REASONS),
  text: optionalPersonText(500),
});

export const answerBody = z.object({ text: personText(REVIEW_TEXT_MAX) });
const ownAnswer = z.object({
  text: z.string(),
  created_at: z.string(),
  edited_at: nullableText,
  editable_until: z.string(),
  can_edit: z.boolean(),
  hidden_reason: nullableText,
});
/** A review of the signed-in tutor, as everybody reads it, with what the tutor answered. */
export const receivedReview = shownReview.extend({ answer: ownAnswer.nullable() });
export type ReceivedReview = z.infer<typeof receivedReview>;
export const receivedReviewsAnswer = pagedAnswer(receivedReview);
export const answerSavedAnswer = z.object({ ...success, answer: ownAnswer });

export const staffReviewsQuery = z.object({
  filter: optional(z.enum(STAFF_REVIEW_FILTERS)).transform((filter) => filter ?? 'reported'),
  q: optionalSearch,
  ...staffPage,
  ...langQuery.shape,
});
const staffHidden = z.object({ at: z.string(), by: actor, reason: z.string() }).nullable();
export const staffReview = z.object({
  id: z.int(),
  rating: stars,
  text: z.string(),
  created_at: z.string(),
  edited_at: nullableText,
  tutor: z.object({ user_id: z.int(), tutorid: z.string(), name: z.string() }),
  guardian: z.object({ user_id: z.int(), name: z.string() }),
  request: z.object({ id: z.int(), request_no: z.string() }),
  hidden: staffHidden,
  answer: z
    .object({
      text: z.string(),
      created_at: z.string(),
      edited_at: nullableText,
      hidden: staffHidden,
    })
    .nullable(),
  reports: z.array(
    z.object({
      about: z.enum(REPORT_SUBJECTS),
      reason: z.enum(REPORT_REASONS),
      text: nullableText,
      at: z.string(),
      by: actor,
      is_open: z.boolean(),
    }),
  ),
});
export type StaffReview = z.infer<typeof staffReview>;
export const staffReviewsAnswer = pagedAnswer(staffReview);
/** The reason is sent to the writer of the review. */
export const hideReviewBody = z.strictObject({ reason });
export const staffReviewChangedAnswer = z.object({ ...success, review: staffReview });
