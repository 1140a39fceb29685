import { and, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { reviewsAnswer } from '#core/api/schemas/reviews.ts';
import { REVIEWS_PAGE_SIZE } from '#core/hub/hub-constants.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { offsetOf, pageOf } from '#server/db/page-of.ts';
import { applications } from '#server/db/schema/applications.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { requireListed } from '#server/hub/get-hub-tutor.ts';
import type { Services } from '#server/services/services.ts';
import { presentReview } from './present-review.ts';

/** What everybody may read, newest first. */
export async function listReviews(
  services: Services,
  typed: string,
  page: number,
  lang: Lang,
): Promise<z.output<typeof reviewsAnswer>> {
  const { db, lookupCache } = services;
  const tutorId = await requireListed(services, typed);
  const shown = and(eq(reviews.tutorId, tutorId), isNull(reviews.hiddenAt));
  const rows = await db
    .select({
      review: reviews,
      classId: jobOffers.classId,
      categoryId: jobOffers.categoryId,
      cityId: jobOffers.cityId,
    })
    .from(reviews)
    .innerJoin(applications, eq(applications.id, reviews.applicationId))
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(shown)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(REVIEWS_PAGE_SIZE)
    .offset(offsetOf(page, REVIEWS_PAGE_SIZE));
  const data = rows.map((row) => presentReview(row, lookupCache.current, lang));
  return pageOf(page, await db.$count(reviews, shown), data, REVIEWS_PAGE_SIZE);
}
