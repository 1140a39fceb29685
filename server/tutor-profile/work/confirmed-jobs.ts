/** A tutor's confirmed jobs, from which students and letters are made. */
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Lang } from '#core/api/schemas/fields.ts';
import type { Db } from '#server/db/database.ts';
import { applications } from '#server/db/schema/applications.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { tutorInvoices } from '#server/db/schema/tutor-invoices.ts';
import type { Lookups } from '#server/lookups/load-lookups.ts';
import { nameIn, namesIn } from '#server/lookups/lookup-row.ts';
import { rangeOf } from './to-page.ts';

/** The stage payment comes after confirm and is not shown as one of its own. */
const CONFIRMED = ['confirm', 'payment'] as const;

const isConfirmedOf = (tutorId: number) =>
  and(eq(applications.tutorId, tutorId), inArray(applications.stage, [...CONFIRMED]));

const selectJobs = (db: Db) =>
  db
    .select({ application: applications, job: jobOffers, invoice: tutorInvoices })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .leftJoin(tutorInvoices, eq(tutorInvoices.applicationId, applications.id));

export async function findConfirmedJobs(db: Db, tutorId: number, page: number) {
  const isConfirmed = isConfirmedOf(tutorId);
  const [counted] = await db.select({ total: count() }).from(applications).where(isConfirmed);
  const { limit, offset } = rangeOf(page);
  const rows = await selectJobs(db)
    .where(isConfirmed)
    .orderBy(desc(applications.stageChangedAt), desc(applications.id))
    .limit(limit)
    .offset(offset);
  return { total: counted?.total ?? 0, rows };
}

export async function findConfirmedJob(db: Db, tutorId: number, applicationId: number) {
  const [row] = await selectJobs(db).where(
    and(isConfirmedOf(tutorId), eq(applications.id, applicationId)),
  );
  return row;
}

export type ConfirmedJob = Awaited<ReturnType<typeof findConfirmedJobs>>['rows'][number];

/** No address and no guardian: staff hand those over. */
export const presentJobOf = ({ application, job }: ConfirmedJob, lookups: Lookups, lang: Lang) => ({
  application_id: application.id,
  job_id: job.id,
  class_name: nameIn(lookups.classes, job.classId, lang),
  category_name: nameIn(lookups.categories, job.categoryId, lang),
  subjects: namesIn(lookups.subjects, job.subjectIds, lang).map((subject_name) => ({
    subject_name,
  })),
  tutoring_place: nameIn(lookups.tutoringPlaces, job.tutoringPlaceId, lang),
  days_in_week: job.daysInWeek,
  location_name: nameIn(lookups.locations, job.locationId, lang),
  city_name: nameIn(lookups.cities, job.cityId, lang),
  salary_for_tutor: application.confirmedSalary ?? job.actualSalary,
  tutoring_time: job.tutoringTime?.slice(0, 5) ?? null,
  number_of_students: job.numberOfStudents,
});
