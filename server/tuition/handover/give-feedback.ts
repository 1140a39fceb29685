import { and, eq } from 'drizzle-orm';
import {
  editableUntil,
  mayReview,
  REVIEW_AFTER_DAYS,
  REVIEW_EDIT_DAYS,
} from '#core/market/hub/review-times.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tuitionFeedback } from '#server/ground/db/schema/tuition-feedback.ts';
import { wasConfirmed } from '#server/ground/db/tuitions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { missingApplication } from '#server/market/hiring/lock-application.ts';
import { reviewedTuition } from './review-times.ts';

interface Feedback {
  applicationId: number;
  rating: number;
  text: string;
}

/**
 * Saves what the tutor says of a tuition, from a month after its confirmation or when it has ended.
 * If given again it replaces what was said, as long as a review may be changed. Staff read it on
 * the board of the request.
 */
export async function giveFeedback(
  services: Services,
  { tutor, user }: TutorCaller,
  { applicationId, rating, text }: Feedback,
  origin: Origin,
) {
  const now = services.now();
  return services.db.transaction(async (db) => {
    const [own] = await db
      .select({ application: applications })
      .from(applications)
      .where(
        and(eq(applications.id, applicationId), eq(applications.tutorId, tutor.id), wasConfirmed),
      )
      .for('update');
    if (own === undefined) throw missingApplication();
    const tuition = reviewedTuition(own.application);
    if (!mayReview(tuition, now))
      throw new ApiError('review_too_early', { values: { days: REVIEW_AFTER_DAYS } });
    const [before] = await db
      .select()
      .from(tuitionFeedback)
      .where(eq(tuitionFeedback.applicationId, applicationId));
    if (before !== undefined && now >= editableUntil(before.createdAt, tuition))
      throw new ApiError('review_edit_over', { values: { days: REVIEW_EDIT_DAYS } });
    await db
      .insert(tuitionFeedback)
      .values({ applicationId, rating, text, createdAt: now })
      .onConflictDoUpdate({
        target: tuitionFeedback.applicationId,
        set: { rating, text, editedAt: now },
      });
    await writeAudit({ ...services, db }, origin, {
      action: 'tuition_feedback_given',
      outcome: 'ok',
      userId: user.id,
      target: `application:${applicationId}`,
    });
    return { rating, text, created_at: (before?.createdAt ?? now).toISOString() };
  });
}
