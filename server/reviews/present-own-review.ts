import type { z } from 'zod';
import type { ownReview } from '#core/api/schemas/reviews.ts';
import { REVIEW_EDIT_DAYS } from '#core/hub/hub-constants.ts';
import type { reviews } from '#server/db/schema/reviews.ts';

export type ReviewRow = typeof reviews.$inferSelect;

const DAY_MS = 24 * 3_600_000;

export const editableUntil = ({ createdAt }: Pick<ReviewRow, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + REVIEW_EDIT_DAYS * DAY_MS);

export const presentOwnReview = (review: ReviewRow, now: Date): z.output<typeof ownReview> => ({
  id: review.id,
  rating: review.rating,
  text: review.text,
  created_at: review.createdAt.toISOString(),
  edited_at: review.editedAt?.toISOString() ?? null,
  editable_until: editableUntil(review).toISOString(),
  can_edit: now < editableUntil(review),
  hidden_reason: review.hiddenReason,
});
