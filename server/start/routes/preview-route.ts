/** The page the configurator for partners shows an element in. */
import type { FastifyInstance } from 'fastify';
import { previewPage, previewPolicy } from '#server/site/embed-preview/preview-page.ts';

const CACHE = 'public, max-age=300';

export const previewRoute = (publicUrl: string) => async (app: FastifyInstance) => {
  const { origin } = new URL(publicUrl);
  app.get('/embed/preview', { schema: { hide: true } }, (request, reply) =>
    reply
      .removeHeader('x-frame-options')
      // A page without an origin has nothing to be keyed by; browsers complain.
      .removeHeader('origin-agent-cluster')
      .header('content-security-policy', previewPolicy(origin))
      .header('cache-control', CACHE)
      .type('text/html; charset=utf-8')
      .send(previewPage(new URL(request.url, origin).searchParams, origin)),
  );
};
