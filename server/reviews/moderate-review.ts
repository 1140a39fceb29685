/** Staff take a review off the profile, put it back, or keep it in spite of reports. */
import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Db } from '#server/db/database.ts';
import { parents, tutors } from '#server/db/schema/people.ts';
import { reviewReports, reviews } from '#server/db/schema/reviews.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { lockTutors, refreshListings } from '#server/hub/refresh-listings.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Services } from '#server/services/services.ts';
import type { StaffActor } from '#server/staff/staff-actor.ts';
import { getStaffReview } from './find-staff-reviews.ts';
import type { ReviewRow } from './present-own-review.ts';
import { reviewNotFound } from './write-review.ts';

export type Moderation =
  | { act: 'hide'; id: number; reason: string }
  | { act: 'unhide' | 'dismiss'; id: number };

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

const settleReports = (db: Db, reviewId: number, settledAt: Date) =>
  db
    .update(reviewReports)
    .set({ settledAt })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.settledAt)));

/** Who wrote it is notified why, and where it stood. */
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

async function change(
  services: Services,
  db: Db,
  review: ReviewRow,
  moderation: Moderation,
  byUserId: number,
) {
  const now = services.now();
  if (moderation.act !== 'unhide') await settleReports(db, review.id, now);
  if (moderation.act === 'dismiss') return;
  const reason = moderation.act === 'hide' ? moderation.reason : null;
  const wasHidden = review.hiddenAt !== null;
  if (wasHidden === (reason !== null)) throw new ApiError('wrong_state');
  const hidden =
    reason === null
      ? { hiddenAt: null, hiddenByUserId: null, hiddenReason: null }
      : { hiddenAt: now, hiddenByUserId: byUserId, hiddenReason: reason };
  await db.update(reviews).set(hidden).where(eq(reviews.id, review.id));
  await refreshListings(db, [review.tutorId], now);
  if (reason !== null) await notifyAuthor(services, db, review, reason);
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
