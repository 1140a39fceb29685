import type { ReceivedReview } from '#core/community/api/reviews.ts';
import { answerEditableUntil } from '#core/market/hub/review-times.ts';
import type { reviewAnswers } from '#server/ground/db/schema/review-answers.ts';

export type AnswerRow = typeof reviewAnswers.$inferSelect;

export function presentOwnAnswer(
  answer: AnswerRow,
  now: Date,
): NonNullable<ReceivedReview['answer']> {
  const until = answerEditableUntil(answer.createdAt);
  return {
    text: answer.text,
    created_at: answer.createdAt.toISOString(),
    edited_at: answer.editedAt?.toISOString() ?? null,
    editable_until: until.toISOString(),
    can_edit: answer.hiddenAt === null && now < until,
    hidden_reason: answer.hiddenReason,
  };
}
