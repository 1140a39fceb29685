import { eq, max } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';

/** Reads when the newest job came on the board; null while there is none. */
export async function readNewestJob(db: Db): Promise<Date | null> {
  const [board] = await db
    .select({ newest: max(jobOffers.postedAt) })
    .from(jobOffers)
    .where(eq(jobOffers.status, 'live'));
  return board?.newest ?? null;
}
