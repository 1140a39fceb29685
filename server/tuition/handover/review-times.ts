import type { ReviewedTuition } from '#core/market/hub/review-times.ts';
import type { applications } from '#server/ground/db/schema/applications.ts';

type Application = Pick<
  typeof applications.$inferSelect,
  'stage' | 'stageChangedAt' | 'confirmedAt'
>;

/** Returns the times of a confirmed tuition; the oldest ones have no moment of confirmation. */
export const reviewedTuition = ({
  stage,
  stageChangedAt,
  confirmedAt,
}: Application): ReviewedTuition => ({
  confirmedAt: confirmedAt ?? stageChangedAt,
  endedAt: stage === 'closed' ? stageChangedAt : null,
});
