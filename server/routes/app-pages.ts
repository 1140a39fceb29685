/** The single-page app: its files, and its page at every address a person may type. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jobParams } from '#core/api/schemas/job.ts';
import { isAppPath } from '#core/app-paths.ts';
import { IMMUTABLE, sendBuilt } from './built-files.ts';
import { pathOf } from './contract-paths.ts';
import { handleUnknown } from './handle-unknown.ts';
import { createAppPageSender } from './send-app-page.ts';

const ROOT_FILE = /^\/[\w-]+\.(?:svg|ico|png|txt|xml|webmanifest)$/;
const ROOT_FILE_CACHE = 'public, max-age=3600';
const JOB_PAGE = /^\/job-details\/([^/]+)\/?$/;
/** As the app reads it: the API would also take `007`. */
const JOB_ID = /^[1-9]\d*$/;
const NOT_FOR_PEOPLE = /^\/(?:api|embed|dev|docs)(?:\/|$)/;

const schema = { hide: true };

function wantsPage(request: FastifyRequest): boolean {
  return (
    !NOT_FOR_PEOPLE.test(pathOf(request.url)) &&
    (request.headers.accept ?? '').includes('text/html')
  );
}

export interface AppPagesOptions {
  distFolder: string;
  isPublicJob: (jobId: number) => Promise<boolean>;
}

export async function appPages(app: FastifyInstance, { distFolder, isPublicJob }: AppPagesOptions) {
  const sendPage = createAppPageSender(distFolder);

  /** Search engines forget an address only by its status; people read the page in any case. */
  const statusOf = async (request: FastifyRequest, path: string): Promise<number> => {
    const jobId = JOB_PAGE.exec(path)?.[1];
    if (jobId === undefined) return 200;
    const params = jobParams.safeParse({ jobId });
    if (!params.success || !JOB_ID.test(jobId)) return 404;
    try {
      return (await isPublicJob(params.data.jobId)) ? 200 : 404;
    } catch (error) {
      request.log.error({ err: error }, 'job not looked up');
      return 503;
    }
  };

  app.get<{ Params: { '*': string } }>('/assets/*', { schema }, (request, reply) =>
    // Readable from anywhere: a window that a locked-in frame opened has no origin, and still has
    // to be able to say why it does nothing.
    sendBuilt(
      reply.header('access-control-allow-origin', '*'),
      `app/assets/${request.params['*']}`,
      IMMUTABLE,
    ),
  );
  app.get('/*', { schema }, async (request, reply) => {
    const path = pathOf(request.url);
    if (isAppPath(path)) return sendPage(request, reply, await statusOf(request, path));
    if (ROOT_FILE.test(path)) return sendBuilt(reply, `app${path}`, ROOT_FILE_CACHE);
    return wantsPage(request) ? sendPage(request, reply, 404) : handleUnknown(request, reply);
  });
}
