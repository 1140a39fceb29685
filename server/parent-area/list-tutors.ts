/** Tutors who are confirmed for a guardian's requests, the newest first. */
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Lang } from '#core/api/schemas/fields.ts';
import type { OwnTutor } from '#core/api/schemas/parent.ts';
import { applications } from '#server/db/schema/applications.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { tutors, users } from '#server/db/schema/people.ts';
import { presentConnected } from '#server/hire/connected-tutors.ts';
import { requestNo } from '#server/hire/request-no.ts';
import { nameIn } from '#server/lookups/lookup-row.ts';
import type { Services } from '#server/services.ts';
import { offsetOf, pageOf } from './page-of.ts';

export async function listOwnTutors(
  services: Pick<Services, 'db' | 'lookupCache'>,
  parentId: number,
  page: number,
  lang: Lang,
) {
  const { db, lookupCache } = services;
  const isOwn = and(
    eq(jobOffers.parentId, parentId),
    inArray(applications.stage, ['confirm', 'payment']),
  );
  const [counted] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(isOwn);
  const { limit, offset } = offsetOf(page);
  const rows = await db
    .select({ application: applications, job: jobOffers, tutor: tutors, user: users })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(isOwn)
    .orderBy(desc(applications.stageChangedAt), desc(applications.id))
    .limit(limit)
    .offset(offset);
  const presented = await presentConnected(services, rows, lang);
  const { classes, categories } = lookupCache.current;
  const data = rows.flatMap(({ job }, index): OwnTutor[] => {
    const tutor = presented[index];
    const request = {
      id: job.id,
      request_no: requestNo(job.id),
      class_name: nameIn(classes, job.classId, lang),
      category_name: nameIn(categories, job.categoryId, lang),
    };
    return tutor === undefined ? [] : [{ request, tutor }];
  });
  return pageOf(page, counted?.total ?? 0, data);
}
