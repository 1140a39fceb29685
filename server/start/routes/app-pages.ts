/** The app: its files, and its page at every address a person may type. */
import { join, resolve } from 'node:path';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAppPath } from '#core/api/app-paths.ts';
import { WORKER_PATH } from '#core/site/offline/offline-cache.ts';
import type { Services } from '#server/ground/services/services.ts';
import { createAppPages } from '#server/site/pages/app-page.ts';
import { EarlierFiles } from '#server/site/pages/earlier-files.ts';
import { rememberLang } from '#server/site/pages/remember-lang.ts';
import { sendPage, writePageHead } from '#server/site/pages/send-page.ts';
import { IMMUTABLE, sendBuilt } from './built-files.ts';
import { compressOptions } from './compress-options.ts';
import { pathOf } from './contract-paths.ts';
import { handleUnknown } from './handle-unknown.ts';
import { appPagePolicyWith, policyWithInline, workerPolicy } from './page-policies.ts';
import { REMOVING_WORKER } from './removing-worker.ts';
import { sendPacked } from './send-packed.ts';
import { wantsPage } from './wants-page.ts';

const ROOT_FILE = /^\/[\w-]+\.(?:svg|ico|png|txt|xml|webmanifest)$/;
const ROOT_FILE_CACHE = 'public, max-age=3600';

const schema = { hide: true };

export interface AppPagesOptions {
  distFolder: string;
  services: Services;
}

export async function appPages(app: FastifyInstance, { distFolder, services }: AppPagesOptions) {
  const ownPolicy = appPagePolicyWith(services.config);
  const findPage = createAppPages(services, distFolder);
  const answer = async (request: FastifyRequest, reply: FastifyReply, isKnown: boolean) => {
    const page = await findPage(request, isKnown);
    if ('redirect' in page)
      return reply.header('cache-control', 'no-cache').redirect(page.redirect, 301);
    rememberLang(services.config, request, reply);
    if (!('drawn' in page)) return sendPage(request, reply, { ...page, policy: ownPolicy });
    const { drawn, status, sources } = page;
    const policy = policyWithInline(ownPolicy, sources);
    const packed = drawn.in(writePageHead(request, reply, { status, policy }));
    if (status === 200) reply.header('etag', packed.tag);
    return sendPacked(request.headers, reply, packed);
  };

  await app.register(compress, compressOptions);
  const kept = new EarlierFiles({
    built: join(distFolder, 'app/assets'),
    folder: resolve(services.config.dataDir, 'app'),
  });
  app.get<{ Params: { '*': string } }>('/assets/*', { schema }, (request, reply) => {
    const name = request.params['*'];
    const file = `assets/${name}`;
    // Readable from anywhere: a window that a locked-in frame opened has no origin, and still has
    // to be able to say why it does nothing.
    reply.header('access-control-allow-origin', '*');
    return kept.has(name)
      ? sendBuilt(reply, file, IMMUTABLE, kept.folder)
      : sendBuilt(reply, `app/${file}`, IMMUTABLE);
  });
  app.get(WORKER_PATH, { schema }, (_request, reply) => {
    reply.header('content-security-policy', workerPolicy);
    if (services.config.offlineReading) return sendBuilt(reply, `app${WORKER_PATH}`, 'no-cache');
    if (services.config.vapid) return sendBuilt(reply, 'app/push-worker.js', 'no-cache');
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(REMOVING_WORKER);
  });
  app.get('/*', { schema }, async (request, reply) => {
    const path = pathOf(request.url);
    if (isAppPath(path)) return answer(request, reply, true);
    if (ROOT_FILE.test(path)) return sendBuilt(reply, `app${path}`, ROOT_FILE_CACHE);
    return wantsPage(request) ? answer(request, reply, false) : handleUnknown(request, reply);
  });
}
