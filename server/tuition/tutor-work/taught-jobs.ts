/** The jobs a tutor has, on trial too, or had, from which students are listed. */
import { and, desc, eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf } from '#server/ground/db/page-of.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { tuitionFeedback } from '#server/ground/db/schema/tuition-feedback.ts';
import { isOrWasTuition } from '#server/ground/db/tuitions.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { isOver, presentEnd } from '#server/market/hiring/tuition-end.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';
import { shownTo } from '#server/market/request-fields/shown-to.ts';
import { guardianName } from '#server/tuition/handover/find-tuition.ts';

const isTaughtBy = (tutorId: number) => and(eq(applications.tutorId, tutorId), isOrWasTuition);

const selectJobs = (db: Db) =>
  db
    .select({
      application: applications,
      job: jobOffers,
      details: requestDetails,
      guardian: users,
      feedback: tuitionFeedback,
    })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(users, eq(users.id, parents.userId))
    .leftJoin(requestDetails, eq(requestDetails.jobOfferId, jobOffers.id))
    .leftJoin(tuitionFeedback, eq(tuitionFeedback.applicationId, applications.id));

const forTutor = ({ job, details, ...row }: Awaited<ReturnType<typeof selectJobs>>[number]) => ({
  ...row,
  job: shownTo('tutor', job),
  details: details && shownTo('tutor', details),
});

export async function findTaughtJobs(db: Db, tutorId: number, page: number) {
  const isTaught = isTaughtBy(tutorId);
  const rows = await selectJobs(db)
    .where(isTaught)
    .orderBy(isOver, desc(applications.stageChangedAt), desc(applications.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  return { total: await db.$count(applications, isTaught), rows: rows.map(forTutor) };
}

export type TaughtJob = Awaited<ReturnType<typeof findTaughtJobs>>['rows'][number];

/** Names only; phone and address are in the hand-over, while the tuition goes on. */
export const presentJobOf = (
  { application, job, details, guardian }: TaughtJob,
  lookups: Lookups,
  lang: Lang,
) => ({
  application_id: application.id,
  job_id: job.id,
  guardian_name: guardianName({ details, guardian }),
  student_name: details?.studentName ?? null,
  ended: presentEnd(application),
  ...nameJob(job, lookups, lang),
  days_in_week: job.daysInWeek,
  salary_for_tutor: application.confirmedSalary ?? job.actualSalary,
  tutoring_time: job.tutoringTime?.slice(0, 5) ?? null,
  number_of_students: job.numberOfStudents,
});
