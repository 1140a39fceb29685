import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { reportReviewBody } from '#core/community/api/reviews.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { reviewAnswers } from '#server/ground/db/schema/review-answers.ts';
import { reviewReports, reviews } from '#server/ground/db/schema/reviews.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { reportLimit } from '#server/market/hub/hub-limits.ts';
import { reviewNotFound } from './write-review.ts';

/** Each person once for review and answer; a second report by the same one changes nothing. */
export async function reportReview(
  services: Services,
  userId: number,
  { id, about, reason, text }: { id: number } & z.output<typeof reportReviewBody>,
  origin: Origin,
): Promise<void> {
  const at = services.now();
  await takeLimits(services.db, [reportLimit(userId)], at);
  await services.db.transaction(async (db) => {
    const [review] = await db
      .select({ id: reviews.id })
      .from(reviews)
      .leftJoin(
        reviewAnswers,
        and(eq(reviewAnswers.reviewId, reviews.id), isNull(reviewAnswers.hiddenAt)),
      )
      .where(
        and(
          eq(reviews.id, id),
          isNull(reviews.hiddenAt),
          about === 'answer' ? isNotNull(reviewAnswers.reviewId) : undefined,
        ),
      );
    if (review === undefined) throw reviewNotFound();
    await db
      .insert(reviewReports)
      .values({ reviewId: id, userId, about, reason, text: text ?? null, at })
      .onConflictDoNothing();
    await writeAudit({ ...services, db }, origin, {
      action: 'review_reported',
      outcome: 'ok',
      userId,
      target: `review:${id}`,
    });
  });
}
