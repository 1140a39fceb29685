/** The newest open jobs of a landing page: what its figures are made of, however many there are. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { jobSubjects } from '#server/ground/db/schema/job-subjects.ts';
import type { JobsTopic } from './topics.ts';

const NEWEST = 1000;

const columns = {
  cityId: jobOffers.cityId,
  categoryId: jobOffers.categoryId,
  locationId: jobOffers.locationId,
  classId: jobOffers.classId,
  subjectIds: jobOffers.subjectIds,
  salary: jobOffers.actualSalary,
};

export function newestJobs(db: Db, topic: JobsTopic) {
  if ('subjectId' in topic) {
    const newest = db
      .select({ id: jobSubjects.jobId })
      .from(jobSubjects)
      .where(eq(jobSubjects.subjectId, topic.subjectId))
      .orderBy(desc(jobSubjects.postedAt), desc(jobSubjects.jobId))
      .limit(NEWEST)
      .as('newest');
    return db.select(columns).from(newest).innerJoin(jobOffers, eq(jobOffers.id, newest.id));
  }
  const { cityId, categoryId } = topic;
  return db
    .select(columns)
    .from(jobOffers)
    .where(
      and(
        // Written out, not a parameter: the partial indexes of the board apply only to this text.
        sql`${jobOffers.status} = 'live'`,
        eq(jobOffers.cityId, cityId),
        eq(jobOffers.categoryId, categoryId),
      ),
    )
    .orderBy(desc(jobOffers.postedAt), desc(jobOffers.id))
    .limit(NEWEST);
}
