import { and, eq, inArray, isNotNull, type Placeholder } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { publicStatuses } from '#core/market/hire/request-status.ts';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';

/** Live jobs and, for old links, those that were live once: closed, or with an appointed tutor. */
export const publicJob = (jobId: number | Placeholder) =>
  and(
    eq(jobOffers.id, jobId),
    inArray(jobOffers.status, publicStatuses),
    isNotNull(jobOffers.postedAt),
  );

/** The days a closed job is still shown; search engines forget it then. */
const CLOSED_FOR_DAYS = 30;

/**
 * `open`; `closed`, and not for long; `gone`: closed long ago, or on the board once and taken back for
 * good; `unknown`: never on the board, or hidden and may return.
 */
export type JobStanding = 'open' | 'closed' | 'gone' | 'unknown';

export async function jobStanding(db: Db, jobId: number, now: Date): Promise<JobStanding> {
  const [job] = await db
    .select({ status: jobOffers.status, at: jobOffers.statusChangedAt, posted: jobOffers.postedAt })
    .from(jobOffers)
    .where(and(eq(jobOffers.id, jobId), isNotNull(jobOffers.postedAt)));
  if (job?.status === 'live') return 'open';
  if (job?.status === 'cancelled' || job?.status === 'rejected') return 'gone';
  if (job?.status === 'appointed') return 'closed';
  if (job?.status !== 'closed') return 'unknown';
  const since = dayjs.utc(job.at ?? job.posted ?? now);
  return now > since.add(CLOSED_FOR_DAYS, 'day').toDate() ? 'gone' : 'closed';
}
