/** What partner pages load from us: the loader, the widgets' chunks and the iframe form. */
import type { FastifyInstance } from 'fastify';
import { IMMUTABLE, sendBuilt } from './built-files.ts';
import { handleUnknown } from './handle-unknown.ts';
import { framePagePolicy } from './page-policies.ts';

/** Partners put the loader's address in their pages for good, so its content has to move on. */
const EVERGREEN = 'public, max-age=300, stale-while-revalidate=86400';
const VERSION = /^\d+\.\d+\.\d+[\w.-]*$/;
const FRAMED_WIDGETS = new Set(['job-board', 'job-detail']);

const schema = { hide: true };

export async function embedFiles(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  app.get('/embed.js', { schema }, (_request, reply) =>
    sendBuilt(reply, 'embed/embed.js', EVERGREEN),
  );
  app.get('/embed/versions.json', { schema }, (_request, reply) =>
    sendBuilt(reply, 'embed/versions.json', EVERGREEN),
  );
  app.get<{ Params: { '*': string } }>('/embed/assets/*', { schema }, (request, reply) =>
    sendBuilt(reply, `embed/assets/${request.params['*']}`, IMMUTABLE),
  );
  app.get<{ Params: { version: string } }>(
    '/embed/:version/embed.js',
    { schema },
    (request, reply) =>
      VERSION.test(request.params.version)
        ? sendBuilt(reply, `embed/${request.params.version}/embed.js`, IMMUTABLE)
        : handleUnknown(request, reply),
  );
  app.get<{ Params: { widget: string } }>('/embed/frame/:widget', { schema }, (request, reply) => {
    if (!FRAMED_WIDGETS.has(request.params.widget)) return handleUnknown(request, reply);
    reply.removeHeader('x-frame-options').header('content-security-policy', framePagePolicy);
    return sendBuilt(reply, 'embed/frame.html', EVERGREEN);
  });
}
