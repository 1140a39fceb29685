/**
 * Writing, changing and deleting the own review. Each locks the tutor first and ends with
 * refreshListings, so that average and count are those of the reviews at any moment.
 */

import { and, eq } from 'drizzle-orm';
import { ratingAverage } from '#core/market/hub/hub-score.ts';
import {
  editableUntil,
  mayReview,
  REVIEW_AFTER_DAYS,
  REVIEW_EDIT_DAYS,
} from '#core/market/hub/review-times.ts';
import type { AuditAction } from '#core/staff/audit-actions.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { refuseContact } from '#server/ground/errors/refuse-contact.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readSpread } from '#server/market/hub/get-hub-tutor.ts';
import { reviewLimit } from '#server/market/hub/hub-limits.ts';
import { requireKnown } from '#server/market/hub/taught-tutor.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { lockTutors, refreshListings } from '#server/people/listing/refresh-listings.ts';
import { reviewedTuition } from '#server/tuition/handover/review-times.ts';
import { confirmedTuitions } from './own-reviews.ts';

interface Said {
  rating: number;
  text: string;
}

/** A review is read by everybody: numbers and addresses have no place in it. */
export const checkText = ({ text }: { text: string }) => refuseContact({ text }, 'contact_in_text');

export const reviewNotFound = () => new ApiError('not_found', { text: 'review_not_found' });

/** Returns what the page of the tutor shows of all reviews together. */
export async function readRating(db: Db, tutorId: number) {
  const [tutor] = await db.select().from(tutors).where(eq(tutors.id, tutorId));
  if (tutor === undefined) throw new Error(`Tutor ${tutorId} has gone`);
  return {
    rating: { average: ratingAverage(tutor), count: tutor.ratingCount },
    rating_spread: await readSpread(db, tutorId),
  };
}

const audit = (
  services: Services,
  db: Db,
  { user }: ParentCaller,
  origin: Origin,
  [action, id]: [action: AuditAction, id: number],
) =>
  writeAudit({ ...services, db }, origin, {
    action,
    outcome: 'ok',
    userId: user.id,
    target: `review:${id}`,
  });

export async function createReview(
  services: Services,
  caller: ParentCaller,
  given: Said & { typed: string; applicationId: number },
  origin: Origin,
) {
  const now = services.now();
  checkText(given);
  const tutorId = await requireKnown(services.db, caller.parent.id, given.typed);
  await takeLimits(services.db, [reviewLimit(caller.user.id)], now);
  return services.db.transaction(async (db) => {
    await lockTutors(db, [tutorId]);
    const tuitions = await confirmedTuitions(db, caller.parent.id, tutorId);
    const tuition = tuitions.find(({ application }) => application.id === given.applicationId);
    if (tuition === undefined) throw new ApiError('review_not_allowed');
    const reviewed = reviewedTuition(tuition.application);
    if (!mayReview(reviewed, now))
      throw new ApiError('review_too_early', { values: { days: REVIEW_AFTER_DAYS } });
    const [review] = await db
      .insert(reviews)
      .values({
        applicationId: given.applicationId,
        tutorId,
        parentId: caller.parent.id,
        rating: given.rating,
        text: given.text,
        createdAt: now,
      })
      .onConflictDoNothing({ target: reviews.applicationId })
      .returning();
    if (review === undefined) throw new ApiError('already_reviewed');
    await refreshListings(db, [tutorId], now);
    const [tutor] = await db
      .select({ userId: tutors.userId })
      .from(tutors)
      .where(eq(tutors.id, tutorId));
    if (tutor !== undefined)
      await notify(services, db, [
        {
          userId: tutor.userId,
          kind: 'review_received',
          values: { class_id: tuition.job.classId },
          path: '/tutor/reviews',
        },
      ]);
    await audit(services, db, caller, origin, ['review_created', review.id]);
    return { review, tuition: reviewed, ...(await readRating(db, tutorId)) };
  });
}

/** The own review, alone for this transaction. That of somebody else is not there. */
async function lockOwn(db: Db, { parent }: ParentCaller, id: number) {
  const own = and(eq(reviews.id, id), eq(reviews.parentId, parent.id));
  const [known] = await db.select({ tutorId: reviews.tutorId }).from(reviews).where(own);
  if (known === undefined) throw reviewNotFound();
  await lockTutors(db, [known.tutorId]);
  const [found] = await db
    .select({ review: reviews, application: applications })
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .where(own);
  if (found === undefined) throw reviewNotFound();
  return { review: found.review, tuition: reviewedTuition(found.application) };
}

export async function updateReview(
  services: Services,
  caller: ParentCaller,
  { id, ...said }: Said & { id: number },
  origin: Origin,
) {
  const now = services.now();
  checkText(said);
  return services.db.transaction(async (db) => {
    const { review: before, tuition } = await lockOwn(db, caller, id);
    if (now >= editableUntil(before.createdAt, tuition))
      throw new ApiError('review_edit_over', { values: { days: REVIEW_EDIT_DAYS } });
    const [review] = await db
      .update(reviews)
      .set({ rating: said.rating, text: said.text, editedAt: now })
      .where(eq(reviews.id, id))
      .returning();
    if (review === undefined) throw reviewNotFound();
    await refreshListings(db, [review.tutorId], now);
    await audit(services, db, caller, origin, ['review_updated', id]);
    return { review, tuition, ...(await readRating(db, review.tutorId)) };
  });
}

export async function deleteReview(
  services: Services,
  caller: ParentCaller,
  id: number,
  origin: Origin,
) {
  return services.db.transaction(async (db) => {
    const { tutorId } = (await lockOwn(db, caller, id)).review;
    await db.delete(reviews).where(eq(reviews.id, id));
    await refreshListings(db, [tutorId], services.now());
    await audit(services, db, caller, origin, ['review_deleted', id]);
    return readRating(db, tutorId);
  });
}
