/** The confirmed tuitions of a guardian with one tutor, and what he or she said of them. */
import { and, desc, eq } from 'drizzle-orm';
import type { OwnReviews } from '#core/community/api/reviews.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { mayReview, reviewableFrom } from '#core/market/hub/review-times.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { wasConfirmed } from '#server/ground/db/tuitions.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { requireKnown } from '#server/market/hub/taught-tutor.ts';
import { reviewedTuition } from '#server/tuition/handover/review-times.ts';
import { presentOwnReview } from './present-own-review.ts';

export const confirmedTuitions = (db: Db, parentId: number, tutorId: number) =>
  db
    .select({ application: applications, job: jobOffers, review: reviews })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .leftJoin(reviews, eq(reviews.applicationId, applications.id))
    .where(and(eq(jobOffers.parentId, parentId), eq(applications.tutorId, tutorId), wasConfirmed))
    .orderBy(desc(applications.confirmedAt), desc(applications.id));

export async function getOwnReviews(
  services: Services,
  parentId: number,
  typed: string,
  lang: Lang,
): Promise<OwnReviews> {
  const { db, lookupCache, now } = services;
  const { classes, categories } = lookupCache.current;
  const rows = await confirmedTuitions(db, parentId, await requireKnown(db, parentId, typed));
  const at = now();
  const tuitions = rows.map(({ application, job, review }) => {
    const tuition = reviewedTuition(application);
    return {
      application_id: application.id,
      request_no: requestNo(job.id),
      class_name: nameIn(classes, job.classId, lang),
      category_name: nameIn(categories, job.categoryId, lang),
      confirmed_at: tuition.confirmedAt.toISOString(),
      may_review: review === null && mayReview(tuition, at),
      review_from: reviewableFrom(tuition).toISOString(),
      review: review && presentOwnReview(review, tuition, at),
    };
  });
  return { may_review: tuitions.some(({ may_review }) => may_review), tuitions };
}
