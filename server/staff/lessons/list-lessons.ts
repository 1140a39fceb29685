/** Lessons that tutor and guardian do not agree on. */
import { asc, desc, eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { STAFF_PAGE_SIZE } from '#core/people/api/fields/staff-fields.ts';
import type { staffLessonsQuery } from '#core/tuition/api/lessons.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import { isForStaff } from '#server/ground/db/lesson-conditions.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { presentLesson } from '#server/tuition/teaching/lessons/present-lesson.ts';

const tutorUsers = alias(users, 'tutor_users');
const guardianUsers = alias(users, 'guardian_users');

/** Open ones in the order of the dispute, others from the newest on. */
export async function listStaffLessons(
  { db, lookupCache, now }: Services,
  { status, page }: z.output<typeof staffLessonsQuery>,
  lang: Lang,
) {
  const at = now();
  const { settledAt, disputedAt, id } = tuitionLessons;
  const wheres = { open: isForStaff(at), settled: isNotNull(settledAt) };
  const where = status ? wheres[status] : or(wheres.open, wheres.settled);
  const rows = await db
    .select({
      lesson: tuitionLessons,
      job: jobOffers,
      tutor: { user_id: tutorUsers.id, name: tutorUsers.name },
      guardian: { user_id: guardianUsers.id, name: guardianUsers.name },
    })
    .from(tuitionLessons)
    .innerJoin(applications, eq(applications.id, tuitionLessons.applicationId))
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(tutorUsers, eq(tutorUsers.id, tutors.userId))
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(guardianUsers, eq(guardianUsers.id, parents.userId))
    .where(where)
    .orderBy(...(status === 'open' ? [asc(disputedAt), asc(id)] : [desc(disputedAt), desc(id)]))
    .limit(STAFF_PAGE_SIZE)
    .offset(offsetOf(page, STAFF_PAGE_SIZE));
  const actorOf = await readActors(
    db,
    rows.map(({ lesson }) => lesson.settledBy),
  );
  const reader = { lookups: lookupCache.current, lang, now: at };
  const data = rows.map(({ lesson, job, tutor, guardian }) => ({
    ...presentLesson(lesson, reader),
    job_id: job.id,
    request_no: requestNo(job.id),
    class_name: nameIn(reader.lookups.classes, job.classId, lang),
    tutor,
    guardian,
    settled_by: actorOf(lesson.settledBy),
  }));
  return pageOf(page, await db.$count(tuitionLessons, where), data, STAFF_PAGE_SIZE);
}
