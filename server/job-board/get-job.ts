import { eq, sql } from 'drizzle-orm';
import type { Job } from '#core/api/schemas/job.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { jobCounters } from '#server/db/schema/job-counters.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { shownTo } from '#server/request-fields/shown-to.ts';
import type { Services } from '#server/services/services.ts';
import { publicJob } from './is-public-job.ts';
import { presentJob } from './present-job.ts';

const findJob = prepareOnce((db) =>
  db
    .select({ job: jobOffers, counters: jobCounters })
    .from(jobOffers)
    .leftJoin(jobCounters, eq(jobCounters.jobOfferId, jobOffers.id))
    .where(publicJob(sql.placeholder('jobId')))
    .prepare('public_job'),
);

export async function getJob(
  { db, lookupCache, config }: Services,
  jobId: number,
  lang: Lang,
): Promise<Job> {
  const [found] = await findJob(db).execute({ jobId });
  if (found === undefined) throw new ApiError('job_not_found', { values: { id: jobId } });
  const reader = config.addressVisibility === 'public' ? 'tutor' : 'everybody';
  const view = { lookups: lookupCache.current, lang };
  return presentJob(shownTo(reader, found.job), found.counters, view);
}
