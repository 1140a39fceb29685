/** Staff take a review or the answer to it off the profile, put it back, or keep it in spite of reports. */
import { and, eq, isNull } from 'drizzle-orm';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { parents, tutors } from '#server/ground/db/schema/people.ts';
import { reviewAnswers } from '#server/ground/db/schema/review-answers.ts';
import { reviewReports, reviews } from '#server/ground/db/schema/reviews.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { lockTutors, refreshListings } from '#server/people/listing/refresh-listings.ts';
import { getStaffReview } from './find-staff-reviews.ts';
import type { ReviewRow } from './present-own-review.ts';
import { reviewNotFound } from './write-review.ts';

export type Moderation =
  | { act: 'hide' | 'hide_answer'; id: number; reason: string }
  | { act: 'unhide' | 'unhide_answer' | 'dismiss'; id: number };

async function lockReview(db: Db, id: number): Promise<ReviewRow> {
  const [known] = await db
    .select({ tutorId: reviews.tutorId })
    .from(reviews)
    .where(eq(reviews.id, id));
  if (known === undefined) throw reviewNotFound();
  await lockTutors(db, [known.tutorId]);
  const [review] = await db.select().from(reviews).where(eq(reviews.id, id));
  if (review === undefined) throw reviewNotFound();
  return review;
}

/** With the review everything said against it is settled, with the answer only what was said against that. */
const settleReports = (db: Db, reviewId: number, settledAt: Date, about?: 'answer') =>
  db
    .update(reviewReports)
    .set({ settledAt })
    .where(
      and(
        eq(reviewReports.reviewId, reviewId),
        isNull(reviewReports.settledAt),
        about && eq(reviewReports.about, about),
      ),
    );

interface Hiding {
  /** Null: it is shown again. */
  reason: string | null;
  at: Date;
  byUserId: number;
}

/** Throws `wrong_state` for what is hidden or shown already. */
function hiddenColumns(wasHiddenAt: Date | null, { reason, at, byUserId }: Hiding) {
  if ((wasHiddenAt !== null) === (reason !== null)) throw new ApiError('wrong_state');
  return reason === null
    ? { hiddenAt: null, hiddenByUserId: null, hiddenReason: null }
    : { hiddenAt: at, hiddenByUserId: byUserId, hiddenReason: reason };
}

/** Notifies the author of the review why it was hidden, and where it stood. */
async function notifyAuthor(services: Services, db: Db, review: ReviewRow, reason: string) {
  const [author] = await db
    .select({ userId: parents.userId })
    .from(parents)
    .where(eq(parents.id, review.parentId));
  const [tutor] = await db
    .select({ tutorid: tutors.tutorid })
    .from(tutors)
    .where(eq(tutors.id, review.tutorId));
  if (author === undefined || tutor === undefined) return;
  const path = `/hub/tutor-profile/${tutor.tutorid}`;
  await notify(services, db, [
    { userId: author.userId, kind: 'review_hidden', values: { reason }, path },
  ]);
}

async function changeReview(services: Services, db: Db, review: ReviewRow, hiding: Hiding) {
  const { reason, at } = hiding;
  const hidden = hiddenColumns(review.hiddenAt, hiding);
  if (reason !== null) await settleReports(db, review.id, at);
  await db.update(reviews).set(hidden).where(eq(reviews.id, review.id));
  await refreshListings(db, [review.tutorId], at);
  if (reason !== null) await notifyAuthor(services, db, review, reason);
}

async function changeAnswer(services: Services, db: Db, review: ReviewRow, hiding: Hiding) {
  const { reason, at } = hiding;
  const ofReview = eq(reviewAnswers.reviewId, review.id);
  const [answer] = await db.select().from(reviewAnswers).where(ofReview);
  if (answer === undefined) throw new ApiError('not_found', { text: 'answer_not_found' });
  const hidden = hiddenColumns(answer.hiddenAt, hiding);
  await db.update(reviewAnswers).set(hidden).where(ofReview);
  if (reason === null) return;
  await settleReports(db, review.id, at, 'answer');
  const [tutor] = await db
    .select({ userId: tutors.userId })
    .from(tutors)
    .where(eq(tutors.id, review.tutorId));
  if (tutor === undefined) return;
  const { userId } = tutor;
  await notify(services, db, [
    { userId, kind: 'review_answer_hidden', values: { reason }, path: '/tutor/reviews' },
  ]);
}

async function change(
  services: Services,
  db: Db,
  review: ReviewRow,
  moderation: Moderation,
  byUserId: number,
) {
  const at = services.now();
  const reason = 'reason' in moderation ? moderation.reason : null;
  switch (moderation.act) {
    case 'dismiss':
      return settleReports(db, review.id, at);
    case 'hide':
    case 'unhide':
      return changeReview(services, db, review, { reason, at, byUserId });
    default:
      return changeAnswer(services, db, review, { reason, at, byUserId });
  }
}

export async function moderateReview(
  services: Services,
  moderation: Moderation,
  { user, origin }: StaffActor,
) {
  return services.db.transaction(async (db) => {
    const review = await lockReview(db, moderation.id);
    await change(services, db, review, moderation, user.id);
    await writeAudit({ ...services, db }, origin, {
      action: `staff_review_${moderation.act}`,
      outcome: 'ok',
      userId: user.id,
      target: `review:${review.id}`,
    });
    return getStaffReview(db, review.id);
  });
}
