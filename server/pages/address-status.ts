import type { FastifyRequest } from 'fastify';
import { isPublicJob, wasPublicJob } from '#server/job-board/is-public-job.ts';
import type { Services } from '#server/services/services.ts';

const JOB_PAGE = /^\/job-details(?:\/([^/]*))?$/;
/** As the app reads it: the API would also take `007`. */
const JOB_ID = /^[1-9]\d{0,8}$/;

/**
 * Of a page that is not drawn, and of one that says its job is missing: search engines forget an
 * address only by its status; people read the page in any case.
 */
export async function addressStatus(
  { db }: Services,
  request: FastifyRequest,
  path: string,
): Promise<number> {
  const job = JOB_PAGE.exec(path);
  if (job === null) return 200;
  const [, jobId = ''] = job;
  if (!JOB_ID.test(jobId)) return 404;
  try {
    if (await isPublicJob(db, Number(jobId))) return 200;
    return (await wasPublicJob(db, Number(jobId))) ? 410 : 404;
  } catch (error) {
    request.log.error({ err: error }, 'job not looked up');
    return 503;
  }
}
