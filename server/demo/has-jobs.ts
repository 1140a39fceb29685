import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';

export async function hasJobs(db: Db): Promise<boolean> {
  const rows = await db.select({ id: jobOffers.id }).from(jobOffers).limit(1);
  return rows.length > 0;
}
