/** A guardian's tutors: appointed, confirmed, then those of earlier tuitions. */
import { and, count, desc, eq } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { OwnTutor } from '#core/market/api/parent.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import { mayReview } from '#core/market/hub/review-times.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { reviews } from '#server/ground/db/schema/reviews.ts';
import { isOrWasTuition } from '#server/ground/db/tuitions.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { presentConnected } from '#server/market/hiring/connected-tutors.ts';
import { isOver, presentEnd } from '#server/market/hiring/tuition-end.ts';
import { reviewedTuition } from '#server/tuition/handover/review-times.ts';
import { presentStanding } from '#server/tuition/teaching/present-standing.ts';
import { readStanding } from '#server/tuition/teaching/terms-in-force.ts';

export async function listOwnTutors(
  services: Pick<Services, 'db' | 'lookupCache' | 'now'>,
  parentId: number,
  page: number,
  lang: Lang,
) {
  const { db, lookupCache, now } = services;
  const isOwn = and(eq(jobOffers.parentId, parentId), isOrWasTuition);
  const [counted] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(isOwn);
  const rows = await db
    .select({
      application: applications,
      job: jobOffers,
      tutor: tutors,
      user: users,
      reviewId: reviews.id,
    })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .leftJoin(reviews, eq(reviews.applicationId, applications.id))
    .where(isOwn)
    .orderBy(isOver, desc(applications.stageChangedAt), desc(applications.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const standingOf = await readStanding(db, rows, dhakaDate(now()));
  const presented = await presentConnected(services, rows, lang);
  const { classes, categories } = lookupCache.current;
  const data = rows.flatMap(({ application, job, reviewId }, index): OwnTutor[] => {
    const tutor = presented[index];
    const request = {
      id: job.id,
      request_no: requestNo(job.id),
      class_name: nameIn(classes, job.classId, lang),
      category_name: nameIn(categories, job.categoryId, lang),
    };
    if (tutor === undefined) return [];
    const ended = presentEnd(application);
    const standing = presentStanding(application, standingOf(application.id));
    const may_review =
      reviewId === null &&
      (application.confirmedAt !== null || isConfirmed(application.stage)) &&
      mayReview(reviewedTuition(application), services.now());
    return [{ request, tutor, ended, ...standing, may_review }];
  });
  return pageOf(page, counted?.total ?? 0, data);
}
