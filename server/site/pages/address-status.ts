import type { FastifyRequest } from 'fastify';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type JobStanding, jobStanding } from '#server/market/job-board/is-public-job.ts';
import { readPublic } from '#server/site/public-reads/read-public.ts';
import { pageLang } from './send-page.ts';

const JOB_PAGE = /^\/job-details(?:\/([^/]*))?$/;
/** The id of a job as the app reads it: the API would also take `007`. */
const JOB_ID = /^[1-9]\d{0,8}$/;

/** A slug of letters no slug has is refused before anything is looked up. */
const REFUSED_AS_MISSING = ['not_found', 'invalid_input'];

const STATUS: Record<JobStanding, number> = { open: 200, closed: 200, gone: 410, unknown: 404 };

interface Asked {
  lang: Lang;
  ip: string;
}
type Read = (services: Services, asked: Asked, one: string, other: string) => Promise<unknown>;

/** Pages that are there as long as their answer is. */
const ANSWERED: [RegExp, Read][] = [
  [
    /^\/tuition-jobs\/([^/]+)\/([^/]+)$/,
    (services, asked, place, topic) =>
      readPublic(services, 'getJobsLanding', { query: { place, topic }, ...asked }),
  ],
  [
    /^\/tutors\/([^/]+)\/([^/]+)$/,
    (services, asked, city, category) =>
      readPublic(services, 'getTutorsLanding', { query: { city, category }, ...asked }),
  ],
];

async function answeredStatus(services: Services, request: FastifyRequest, path: string) {
  for (const [pattern, read] of ANSWERED) {
    const found = pattern.exec(path);
    if (found === null) continue;
    const [, one = '', other = ''] = found;
    try {
      await read(services, { lang: pageLang(request), ip: request.ip }, one, other);
    } catch (error) {
      // Refused for another reason, it is there all the same.
      if (error instanceof ApiError && REFUSED_AS_MISSING.includes(error.code)) return 404;
    }
  }
  return 200;
}

/**
 * Returns the status of a page that is not drawn, or that says its job is missing or closed: search
 * engines forget an address only by its status; people read the page in any case.
 */
export async function addressStatus(
  services: Services,
  request: FastifyRequest,
  path: string,
): Promise<number> {
  const job = JOB_PAGE.exec(path);
  if (job === null) return answeredStatus(services, request, path);
  const [, jobId = ''] = job;
  if (!JOB_ID.test(jobId)) return 404;
  try {
    return STATUS[await jobStanding(services.db, Number(jobId), services.now())];
  } catch (error) {
    request.log.error({ err: error }, 'job not looked up');
    return 503;
  }
}
