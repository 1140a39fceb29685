/** Reads which jobs a tutor applied to or saved: always the caller's own rows and no others. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { jobFlagsAnswer } from '#core/market/api/applying.ts';
import { isTaken } from '#core/market/hire/application-stages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { mayApplyAgain } from '#server/ground/db/may-apply-again.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { savedJobs } from '#server/ground/db/schema/saved-jobs.ts';

export type OwnFlags = z.output<typeof jobFlagsAnswer>;

const NEWEST = 1000;

export async function readOwnFlags(db: Db, tutorId: number, jobIds?: number[]): Promise<OwnFlags> {
  if (jobIds?.length === 0) return { applied: [], own: [], over: [], saved: [] };
  const applied = await db
    .select({ id: applications.jobOfferId, stage: applications.stage })
    .from(applications)
    .where(
      and(
        eq(applications.tutorId, tutorId),
        // Which may be applied to again is as if it never had been.
        sql`${mayApplyAgain(db)} is not true`,
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
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    applied: idsOf(applied),
    own: idsOf(applied.filter(({ stage }) => isTaken(stage))),
    over: idsOf(applied.filter(({ stage }) => stage === 'closed')),
    saved: idsOf(saved),
  };
}
