import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { isPublic } from '#core/market/hire/request-status.ts';
import { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { jobViews } from '#server/ground/db/schema/job-views.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { countForSite } from '#server/people/partners/count-for-site.ts';
import { knownSite } from '#server/people/partners/partner-sites.ts';
import { readDaySalt } from './view-salt.ts';

export interface Visitor {
  ip: string;
  userAgent: string;
  /** The partner's page the job was read on. */
  site?: string | undefined;
}

/** Counts a visitor once a day and job, without a cookie and without keeping the address. */
export async function countJobView({ db }: Services, jobId: number, visitor: Visitor, now: Date) {
  const [job] = await db
    .select({ status: jobOffers.status })
    .from(jobOffers)
    .where(eq(jobOffers.id, jobId));
  if (job === undefined || !isPublic(job.status))
    throw new ApiError('job_not_found', { values: { id: jobId } });
  if (job.status !== 'live') return;
  const { day, salt } = await readDaySalt(db, dhakaDate(now));
  const visitorHash = createHmac('sha256', salt)
    .update(`${visitor.ip}\n${visitor.userAgent}`)
    .digest('base64url');
  await db.transaction(async (transaction) => {
    const inserted = await transaction
      .insert(jobViews)
      .values({ jobOfferId: jobId, day, visitorHash })
      .onConflictDoNothing()
      .returning({ day: jobViews.day });
    if (inserted.length === 0) return;
    await transaction
      .insert(jobCounters)
      .values({ jobOfferId: jobId, jobViews: 1 })
      .onConflictDoUpdate({
        target: jobCounters.jobOfferId,
        set: { jobViews: sql`${jobCounters.jobViews} + 1` },
      });
    const site = await knownSite(transaction, visitor.site);
    if (site !== undefined) await countForSite(transaction, site, 'view', now);
  });
}
