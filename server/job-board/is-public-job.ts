import { and, eq, inArray, isNotNull, type Placeholder } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';

/** Live jobs and, for old links, those that were live once. */
export const publicJob = (jobId: number | Placeholder) =>
  and(
    eq(jobOffers.id, jobId),
    inArray(jobOffers.status, ['live', 'closed']),
    isNotNull(jobOffers.postedAt),
  );

export async function isPublicJob(db: Db, jobId: number): Promise<boolean> {
  const rows = await db.select({ id: jobOffers.id }).from(jobOffers).where(publicJob(jobId));
  return rows.length > 0;
}

/** On the board once, and taken back for good: hidden ones may return. */
export async function wasPublicJob(db: Db, jobId: number): Promise<boolean> {
  const rows = await db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(
      and(
        eq(jobOffers.id, jobId),
        inArray(jobOffers.status, ['cancelled', 'rejected']),
        isNotNull(jobOffers.postedAt),
      ),
    );
  return rows.length > 0;
}
