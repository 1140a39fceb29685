import type { z } from 'zod';
import type { receivedReviewsAnswer } from '#core/community/api/reviews.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { pageOf } from '#server/ground/db/page-of.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import type { Services } from '#server/ground/services/services.ts';
import { selectShown, shownReviews } from '../list-reviews.ts';
import { presentReview } from '../present-review.ts';
import { presentOwnAnswer } from './present-own-answer.ts';

/** The tutor's reviews that everybody reads; also of one who is not in the hub now. */
export async function listReceivedReviews(
  { db, lookupCache, now }: Services,
  tutorId: number,
  page: number,
  lang: Lang,
): Promise<z.output<typeof receivedReviewsAnswer>> {
  const rows = await selectShown(db, tutorId, page, PAGE_SIZE);
  const data = rows.map((row) => ({
    ...presentReview(row, lookupCache.current, lang),
    answer: row.answer && presentOwnAnswer(row.answer, now()),
  }));
  return pageOf(page, await db.$count(reviews, shownReviews(tutorId)), data);
}
