/** Which jobs a tutor applied to or saved: always the caller's own rows and nobody else's. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { applications } from '#server/db/schema/applications.ts';
import { savedJobs } from '#server/db/schema/saved-jobs.ts';

export interface OwnFlags {
  applied: number[];
  saved: number[];
}

const NEWEST = 1000;

export async function readOwnFlags(db: Db, tutorId: number, jobIds?: number[]): Promise<OwnFlags> {
  if (jobIds?.length === 0) return { applied: [], saved: [] };
  const applied = await db
    .select({ id: applications.jobOfferId })
    .from(applications)
    .where(
      and(
        eq(applications.tutorId, tutorId),
        jobIds === undefined ? undefined : inArray(applications.jobOfferId, jobIds),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(NEWEST);
  const saved = await db
    .select({ id: savedJobs.jobOfferId })
    .from(savedJobs)
    .where(
      and(
        eq(savedJobs.tutorId, tutorId),
        jobIds === undefined ? undefined : inArray(savedJobs.jobOfferId, jobIds),
      ),
    )
    .orderBy(desc(savedJobs.id))
    .limit(NEWEST);
  return { applied: applied.map(({ id }) => id), saved: saved.map(({ id }) => id) };
}
