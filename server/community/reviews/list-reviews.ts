import { and, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { reviewsAnswer } from '#core/community/api/reviews.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { REVIEWS_PAGE_SIZE } from '#core/market/hub/hub-constants.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { reviewAnswers } from '#server/ground/db/schema/review-answers.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requireListed } from '#server/market/hub/get-hub-tutor.ts';
import { presentAnswer, presentReview } from './present-review.ts';

/** Returns the condition of a tutor's shown reviews, which are listed newest first. */
export const shownReviews = (tutorId: number) =>
  and(eq(reviews.tutorId, tutorId), isNull(reviews.hiddenAt));

export const selectShown = (db: Db, tutorId: number, page: number, pageSize: number) =>
  db
    .select({
      review: reviews,
      answer: reviewAnswers,
      classId: jobOffers.classId,
      categoryId: jobOffers.categoryId,
      cityId: jobOffers.cityId,
    })
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .leftJoin(reviewAnswers, eq(reviewAnswers.reviewId, reviews.id))
    .where(shownReviews(tutorId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(pageSize)
    .offset(offsetOf(page, pageSize));

/** Lists the reviews that everybody may read, newest first. */
export async function listReviews(
  services: Services,
  typed: string,
  page: number,
  lang: Lang,
): Promise<z.output<typeof reviewsAnswer>> {
  const { db, lookupCache } = services;
  const tutorId = await requireListed(services, typed);
  const rows = await selectShown(db, tutorId, page, REVIEWS_PAGE_SIZE);
  const data = rows.map(({ answer, ...row }) => ({
    ...presentReview(row, lookupCache.current, lang),
    answer: presentAnswer(answer),
  }));
  return pageOf(page, await db.$count(reviews, shownReviews(tutorId)), data, REVIEWS_PAGE_SIZE);
}
