import { eq, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Job } from '#core/market/api/job.ts';
import { prepareOnce } from '#server/ground/db/prepare-once.ts';
import { prepareRows } from '#server/ground/db/prepare-rows.ts';
import { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { Reader } from '#server/market/request-fields/shown-to.ts';
import { publicJob } from './is-public-job.ts';
import { jobColumns } from './job-columns.ts';
import { presentJob } from './present-job.ts';

const findJobFor = <By extends Reader>(by: By) =>
  prepareOnce((db) =>
    prepareRows(
      db
        .select({
          ...jobColumns(by),
          totalApplication: jobCounters.totalApplication,
          jobViews: jobCounters.jobViews,
        })
        .from(jobOffers)
        .leftJoin(jobCounters, eq(jobCounters.jobOfferId, jobOffers.id))
        .where(publicJob(sql.placeholder('jobId')))
        .prepare('public_job'),
    ),
  );
const findJob = { everybody: findJobFor('everybody'), tutor: findJobFor('tutor') };

export async function getJob(
  { db, lookupCache, config }: Services,
  jobId: number,
  lang: Lang,
): Promise<Job> {
  const reader = config.addressVisibility === 'public' ? 'tutor' : 'everybody';
  const [found] = await findJob[reader](db).execute({ jobId });
  if (found === undefined) throw new ApiError('job_not_found', { values: { id: jobId } });
  return presentJob(found, found, { lookups: lookupCache.current, lang });
}
