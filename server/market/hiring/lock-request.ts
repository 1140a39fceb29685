import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';

/**
 * The request alone for this transaction. Everything that changes a request or its applications
 * begins here, so that such changes wait for each other and never deadlock.
 */
export async function lockRequest(db: Db, jobId: number): Promise<JobRow> {
  const [job] = await db.select().from(jobOffers).where(eq(jobOffers.id, jobId)).for('update');
  if (job === undefined) throw new ApiError('not_found', { text: 'request_not_found' });
  return job;
}

export async function guardianOf(db: Db, parentId: number) {
  const [row] = await db
    .select({ user: users })
    .from(parents)
    .innerJoin(users, eq(users.id, parents.userId))
    .where(eq(parents.id, parentId));
  if (row === undefined) throw new Error(`Parent ${parentId} has no user`);
  return row.user;
}
