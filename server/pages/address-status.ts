import type { FastifyRequest } from 'fastify';
import { type JobStanding, jobStanding } from '#server/job-board/is-public-job.ts';
import type { Services } from '#server/services/services.ts';

const JOB_PAGE = /^\/job-details(?:\/([^/]*))?$/;
/** As the app reads it: the API would also take `007`. */
const JOB_ID = /^[1-9]\d{0,8}$/;

const STATUS: Record<JobStanding, number> = { open: 200, closed: 200, gone: 410, unknown: 404 };

/**
 * Of a page that is not drawn, and of one that says its job is missing or closed: search engines
 * forget an address only by its status; people read the page in any case.
 */
export async function addressStatus(
  { db, now }: Services,
  request: FastifyRequest,
  path: string,
): Promise<number> {
  const job = JOB_PAGE.exec(path);
  if (job === null) return 200;
  const [, jobId = ''] = job;
  if (!JOB_ID.test(jobId)) return 404;
  try {
    return STATUS[await jobStanding(db, Number(jobId), now())];
  } catch (error) {
    request.log.error({ err: error }, 'job not looked up');
    return 503;
  }
}
