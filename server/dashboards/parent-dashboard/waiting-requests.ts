import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';

/** Requests our staff sent back to be changed. */
export async function readReturned(db: Db, parentId: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(and(eq(jobOffers.parentId, parentId), eq(jobOffers.status, 'returned')))
    .orderBy(asc(jobOffers.id));
  return rows.map(({ id }) => id);
}

/** Requests with proposed tutors of whom none is chosen yet. */
export const readToChoose = (db: Db, parentId: number) =>
  db
    .select({ jobId: jobOffers.id, count: count() })
    .from(jobOffers)
    .innerJoin(
      applications,
      and(eq(applications.jobOfferId, jobOffers.id), eq(applications.stage, 'shortlisted')),
    )
    .leftJoin(tutorChoices, eq(tutorChoices.applicationId, applications.id))
    .where(and(eq(jobOffers.parentId, parentId), eq(jobOffers.status, 'live')))
    .groupBy(jobOffers.id)
    .having(eq(count(tutorChoices.applicationId), 0))
    .orderBy(asc(jobOffers.id));
