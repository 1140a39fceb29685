/**
 * Writes a tutor's answer to a review: one answer, to be changed for a week. The tutor is locked
 * first, as for reviews, so that of two sent at once the second sees the first.
 */
import { and, eq, isNull } from 'drizzle-orm';
import { ANSWER_EDIT_DAYS, answerEditableUntil } from '#core/market/hub/review-times.ts';
import type { AuditAction } from '#core/staff/audit-actions.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { parents } from '#server/ground/db/schema/people.ts';
import { reviewAnswers } from '#server/ground/db/schema/review-answers.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { answerLimit } from '#server/market/hub/hub-limits.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { lockTutors } from '#server/people/listing/refresh-listings.ts';
import { checkText, reviewNotFound } from '../write-review.ts';
import type { AnswerRow } from './present-own-answer.ts';

/** An own review that is shown, with its answer. */
async function lockReceived(db: Db, { tutor }: TutorCaller, id: number) {
  await lockTutors(db, [tutor.id]);
  const [found] = await db
    .select({ review: reviews, answer: reviewAnswers })
    .from(reviews)
    .leftJoin(reviewAnswers, eq(reviewAnswers.reviewId, reviews.id))
    .where(and(eq(reviews.id, id), eq(reviews.tutorId, tutor.id), isNull(reviews.hiddenAt)));
  if (found === undefined) throw reviewNotFound();
  // What staff have hidden stays as it is: nobody brings it back by writing it again.
  if (found.answer && found.answer.hiddenAt !== null) throw new ApiError('wrong_state');
  return found;
}

const audit = (
  services: Services,
  db: Db,
  { user }: TutorCaller,
  origin: Origin,
  [action, id]: [action: AuditAction, id: number],
) =>
  writeAudit({ ...services, db }, origin, {
    action,
    outcome: 'ok',
    userId: user.id,
    target: `review:${id}`,
  });

async function notifyGuardian(
  services: Services,
  db: Db,
  { user, tutor }: TutorCaller,
  parentId: number,
) {
  const [guardian] = await db
    .select({ userId: parents.userId })
    .from(parents)
    .where(eq(parents.id, parentId));
  if (guardian === undefined) return;
  await notify(services, db, [
    {
      userId: guardian.userId,
      kind: 'review_answered',
      values: { tutor_name: user.name },
      path: `/hub/tutor-profile/${tutor.tutorid}`,
    },
  ]);
}

export async function answerReview(
  services: Services,
  caller: TutorCaller,
  { id, text }: { id: number; text: string },
  origin: Origin,
): Promise<AnswerRow> {
  const now = services.now();
  checkText({ text });
  await takeLimits(services.db, [answerLimit(caller.user.id)], now);
  return services.db.transaction(async (db) => {
    const { review, answer: before } = await lockReceived(db, caller, id);
    if (before !== null && now >= answerEditableUntil(before.createdAt))
      throw new ApiError('answer_edit_over', { values: { days: ANSWER_EDIT_DAYS } });
    const [answer] = await db
      .insert(reviewAnswers)
      .values({ reviewId: id, text, createdAt: now })
      .onConflictDoUpdate({ target: reviewAnswers.reviewId, set: { text, editedAt: now } })
      .returning();
    if (answer === undefined) throw reviewNotFound();
    if (before === null) await notifyGuardian(services, db, caller, review.parentId);
    await audit(services, db, caller, origin, [
      before === null ? 'review_answered' : 'review_answer_updated',
      id,
    ]);
    return answer;
  });
}

export async function deleteAnswer(
  services: Services,
  caller: TutorCaller,
  id: number,
  origin: Origin,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const { answer } = await lockReceived(db, caller, id);
    if (answer === null) throw new ApiError('not_found', { text: 'answer_not_found' });
    await db.delete(reviewAnswers).where(eq(reviewAnswers.reviewId, id));
    await audit(services, db, caller, origin, ['review_answer_deleted', id]);
  });
}
