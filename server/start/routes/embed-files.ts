/**
 * Serves what partner pages load from us: the loader, the widgets' chunks and the iframe forms.
 */
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EmbedArchive } from '#server/site/embed-archive/embed-archive.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { IMMUTABLE, sendBuilt } from './built-files.ts';
import { handleUnknown } from './handle-unknown.ts';
import { framePagePolicy } from './page-policies.ts';
import { asScript } from './with-few-headers.ts';

/** Partners put the loader's address in their pages for good, so its content has to move on. */
const EVERGREEN = 'public, max-age=300, stale-while-revalidate=86400';
const VERSION = /^\d+\.\d+\.\d+[\w.-]*$/;
const FRAMED_WIDGETS = new Set(['job-board', 'job-detail', 'hire-tutor', 'tutor-hub', 'assistant']);

const schema = { hide: true };

export interface EmbedFilesOptions {
  distFolder: string;
  dataDir: string;
  publicUrl: string;
}

export async function embedFiles(
  app: FastifyInstance,
  { distFolder, dataDir, publicUrl }: EmbedFilesOptions,
) {
  const folder = resolve(dataDir, 'embed');
  const built = join(distFolder, 'embed');
  const archive = new EmbedArchive({ built, folder, publicUrl, release: manifest.version });

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  app.get('/embed.js', { schema }, (request, reply) =>
    archive.current
      ? sendBuilt(asScript(reply), `${archive.current}/embed.js`, EVERGREEN, folder)
      : handleUnknown(request, reply),
  );
  app.get('/embed/versions.json', { schema }, (_request, reply) =>
    reply.header('cache-control', EVERGREEN).send(archive.published),
  );
  app.get<{ Params: { chunk: string } }>('/embed/assets/:chunk', { schema }, (request, reply) => {
    archive.noteChunk(request.params.chunk);
    return sendBuilt(asScript(reply), `assets/${request.params.chunk}`, IMMUTABLE, folder);
  });
  app.get<{ Params: { version: string } }>(
    '/embed/:version/embed.js',
    { schema },
    (request, reply) => {
      const { version } = request.params;
      if (!VERSION.test(version)) return handleUnknown(request, reply);
      archive.noteUse(version);
      return sendBuilt(asScript(reply), `${version}/embed.js`, IMMUTABLE, folder);
    },
  );
  app.get<{ Params: { widget: string } }>('/embed/frame/:widget', { schema }, (request, reply) => {
    const { widget } = request.params;
    if (!FRAMED_WIDGETS.has(widget)) return handleUnknown(request, reply);
    reply.removeHeader('x-frame-options').header('content-security-policy', framePagePolicy);
    return sendBuilt(reply, `embed/frame-${widget}.html`, EVERGREEN);
  });
}
