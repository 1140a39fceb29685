/** Tuitions of a tutor in which the tutor has to act. */
import { and, asc, count, eq, gt, inArray } from 'drizzle-orm';
import { disputedBefore } from '#core/tuition/teaching/lesson-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { isTakenNow } from '#server/ground/db/tuitions.ts';

export const readTaken = (db: Db, tutorId: number) =>
  db
    .select({
      id: applications.id,
      stage: applications.stage,
      lessonAt: applications.firstLessonAt,
      classId: jobOffers.classId,
    })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(and(eq(applications.tutorId, tutorId), isTakenNow))
    .orderBy(asc(applications.id));

/** Lessons a guardian objected to; once the days for an answer are over they are with staff. */
export const readDisputed = (db: Db, ids: number[], now: Date) =>
  db
    .select({ id: tuitionLessons.applicationId, count: count() })
    .from(tuitionLessons)
    .where(
      and(
        inArray(tuitionLessons.applicationId, ids),
        eq(tuitionLessons.state, 'disputed'),
        gt(tuitionLessons.disputedAt, disputedBefore(now)),
      ),
    )
    .groupBy(tuitionLessons.applicationId)
    .orderBy(asc(tuitionLessons.applicationId));
