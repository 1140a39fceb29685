/** Files the build wrote, with their compressed copies when the browser takes them. */
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

export const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

/** Built names carry a hash of their content, so a file never changes under its name. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface BuiltFilesOptions {
  distFolder: string;
}

export const builtFiles = fp(async (app, { distFolder }: BuiltFilesOptions) => {
  await app.register(fastifyStatic, {
    root: distFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Before the first build there is nothing; the pages say so.
    suppressWarning: true,
  });
  // As RFC 9239 calls it, and shorter: an element is a handful of small files.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === 'application/javascript; charset=utf-8')
      reply.header('content-type', 'text/javascript; charset=utf-8');
  });
});

/** `folder`: of built files that are kept elsewhere than in the build itself. */
export function sendBuilt(
  reply: FastifyReply,
  file: string,
  cacheControl: string,
  folder?: string,
) {
  reply.header('cache-control', cacheControl);
  // Nobody asks whether a file has changed that never does.
  const isAskedAgain = cacheControl !== IMMUTABLE;
  const options = { etag: isAskedAgain, lastModified: isAskedAgain, acceptRanges: isAskedAgain };
  return folder === undefined
    ? reply.sendFile(file, options)
    : reply.sendFile(file, folder, options);
}
