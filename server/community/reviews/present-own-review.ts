import type { z } from 'zod';
import type { ownReview } from '#core/community/api/reviews.ts';
import { editableUntil, type ReviewedTuition } from '#core/market/hub/review-times.ts';
import type { reviews } from '#server/ground/db/schema/reviews.ts';

export type ReviewRow = typeof reviews.$inferSelect;

export function presentOwnReview(
  review: ReviewRow,
  tuition: ReviewedTuition,
  now: Date,
): z.output<typeof ownReview> {
  const until = editableUntil(review.createdAt, tuition);
  return {
    id: review.id,
    rating: review.rating,
    text: review.text,
    created_at: review.createdAt.toISOString(),
    edited_at: review.editedAt?.toISOString() ?? null,
    editable_until: until.toISOString(),
    can_edit: now < until,
    hidden_reason: review.hiddenReason,
  };
}
