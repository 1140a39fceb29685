/**
 * Public endpoints answer any page, without credentials; everything else only our own pages.
 * Set per route and not by origin: an answer that is the same for all must not vary by Origin,
 * or shared caches would keep one copy for each partner.
 */
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { allowedAt, publicMethodsAt } from './contract-paths.ts';

declare module 'fastify' {
  // The plugin reads it but does not declare it.
  interface FastifyContextConfig {
    cors?: FastifyCorsOptions;
  }
}

const PREFLIGHT_SECONDS = 86_400;

export const closedCors = fp(async (app) => {
  await app.register(cors, { origin: false });
});

export function publicCors(path: string): FastifyContextConfig {
  return {
    cors: {
      origin: '*',
      methods: publicMethodsAt(path),
      allowedHeaders: ['content-type', 'if-none-match'],
      exposedHeaders: ['x-request-id', 'retry-after', 'etag'],
      maxAge: PREFLIGHT_SECONDS,
      // Others than browsers may ask what there is, without the headers of a preflight.
      strictPreflight: false,
    },
  };
}

/** The cors plugin answers in its hook; the routes only give it their settings. */
export async function preflightRoutes(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply) => {
    reply.header('allow', allowedAt(request.url).join(', '));
  });
  const paths = new Set(
    Object.values<Endpoint>(contract)
      .filter((endpoint) => endpoint.access === 'public')
      .map((endpoint) => endpoint.path),
  );
  for (const path of paths)
    app.options(path, { config: publicCors(path), schema: { hide: true } }, (_request, reply) =>
      reply.code(204).send(),
    );
}
