/**
 * After a tuition has ended, its guardian searches again with the same facts: the request goes back on
 * the board as it was approved, and the queue of staff for another tutor holds it.
 * Source: docs/requirements/tuition/teaching.md, "Search again".
 */
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { isUnderWay } from '#core/market/hire/request-status.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { isTakenNow } from '#server/ground/db/tuitions.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { changeRequestStatus } from './change-request-status.ts';
import { lockRequest } from './lock-request.ts';
import { openReplacement } from './replacements.ts';

/** The tuition of a closed request that ended last; undefined where none has, or one goes on. */
async function findEnded(db: Db, jobId: number) {
  const ofJob = eq(applications.jobOfferId, jobId);
  if ((await db.$count(applications, and(ofJob, isTakenNow))) > 0) return undefined;
  const [ended] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(ofJob, eq(applications.endedReason, 'tuition_ended'), isNotNull(applications.endedBy)),
    )
    .orderBy(desc(applications.stageChangedAt))
    .limit(1);
  return ended;
}

export async function maySearchAgain(db: Db, jobId: number): Promise<boolean> {
  const [job] = await db
    .select({ status: jobOffers.status })
    .from(jobOffers)
    .where(eq(jobOffers.id, jobId));
  return job?.status === 'closed' && (await findEnded(db, jobId)) !== undefined;
}

interface Again {
  jobId: number;
  parentId: number;
  byUserId: number;
  origin: Origin;
}

export async function searchAgain(services: Services, again: Again): Promise<void> {
  const { jobId, parentId, byUserId, origin } = again;
  await services.db.transaction(async (db) => {
    const job = await lockRequest(db, jobId);
    if (job.parentId !== parentId) throw new ApiError('not_found', { text: 'request_not_found' });
    if (isUnderWay(job.status)) throw new ApiError('wrong_state', { text: 'replacement_running' });
    const ended = job.status === 'closed' ? await findEnded(db, jobId) : undefined;
    if (ended === undefined) throw new ApiError('wrong_state');
    await changeRequestStatus(services, db, { jobId, act: 'search_again', byUserId, origin });
    await openReplacement(db, jobId, {
      applicationId: ended.id,
      askedAt: services.now(),
      byUserId,
      reason: null,
      wish: null,
      ends: 'now',
    });
  });
}
