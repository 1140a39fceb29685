import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { publicStatuses } from '#core/market/hire/request-status.ts';
import type { Db } from '#server/ground/db/database.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { savedJobs } from '#server/ground/db/schema/saved-jobs.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { boardColumns } from '#server/market/job-board/find-board-page.ts';
import type { OwnJobs } from './list-available-jobs.ts';
import { presentOwnJobs } from './present-own-jobs.ts';

/** Jobs people may see: on the board, or closed after having been there. */
const isVisible = and(inArray(jobOffers.status, publicStatuses), isNotNull(jobOffers.postedAt));

export async function listSavedJobs(
  services: Services,
  tutorId: number,
  page: number,
  lang: Lang,
): Promise<OwnJobs> {
  const { db } = services;
  const isOwn = and(eq(savedJobs.tutorId, tutorId), isVisible);
  const [counted] = await db
    .select({ total: count() })
    .from(savedJobs)
    .innerJoin(jobOffers, eq(jobOffers.id, savedJobs.jobOfferId))
    .where(isOwn);
  const rows = await db
    .select(boardColumns)
    .from(savedJobs)
    .innerJoin(jobOffers, eq(jobOffers.id, savedJobs.jobOfferId))
    .where(isOwn)
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.id))
    .limit(PAGE_SIZE)
    .offset(offsetOf(page));
  const data = await presentOwnJobs(services, tutorId, rows.filter(isPosted), lang);
  return pageOf(page, counted?.total ?? 0, data);
}

const isPosted = <Row extends { postedAt: Date | null }>(
  row: Row,
): row is Row & { postedAt: Date } => row.postedAt !== null;

/** Saving twice is the same as once. */
export async function saveJob(db: Db, tutorId: number, jobId: number, now: Date) {
  const [job] = await db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(and(eq(jobOffers.id, jobId), isVisible));
  if (job === undefined) throw new ApiError('job_not_found', { values: { id: jobId } });
  const [row] = await db
    .insert(savedJobs)
    .values({ tutorId, jobOfferId: jobId, createdAt: now })
    // Changes nothing, but gives the row also where it was there, whatever another tab does now.
    .onConflictDoUpdate({ target: [savedJobs.tutorId, savedJobs.jobOfferId], set: { tutorId } })
    .returning({
      id: savedJobs.id,
      tutor_id: savedJobs.tutorId,
      tuition_job_offer_id: savedJobs.jobOfferId,
    });
  if (row === undefined) throw new Error(`Job ${jobId} was not saved`);
  return row;
}

export async function unsaveJob(db: Db, tutorId: number, jobId: number): Promise<void> {
  await db
    .delete(savedJobs)
    .where(and(eq(savedJobs.tutorId, tutorId), eq(savedJobs.jobOfferId, jobId)));
}
