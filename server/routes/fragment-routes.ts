/**
 * First views of the elements: public, the same for everybody who asks for the same, limited like the
 * API they save requests to. Source: docs/embed.md, "First view".
 */
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { FROM_MEMORY_HEADER } from '#core/api/from-memory.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { createFragments } from '#server/fragments/draw-fragment.ts';
import { refuseTextFaults } from '#server/request/refuse-text-faults.ts';
import type { Services } from '#server/services/services.ts';
import { compressOptions } from './compress-options.ts';
import { revalidation } from './revalidation.ts';

/** Caches in between may give an old one while they ask for another. */
const SHARED = 'public, s-maxage=30, stale-while-revalidate=600';

export const fragmentRoutes =
  (services: Services, distFolder: string) => async (app: FastifyInstance) => {
    const draw = await createFragments(services, distFolder);
    await app.register(rateLimit, {
      max: services.config.rateLimitPerMinute,
      timeWindow: 60_000,
      ipv6Subnet: 64,
      errorResponseBuilder: (_request, { ttl }) =>
        new ApiError('too_many_requests', { values: { seconds: Math.ceil(ttl / 1000) } }),
    });
    await app.register(revalidation);
    await app.register(compress, compressOptions);
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
    });
    app.get<{ Params: { widget: string }; Querystring: Record<string, unknown> }>(
      '/embed/fragment/:widget',
      {
        schema: { hide: true },
        preValidation: async (request) => refuseTextFaults(request, { isSearch: true }),
      },
      async ({ params, query: { lang, ...given }, ip }, reply) => {
        const attributes = new Map(
          Object.entries(given).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        );
        const drawn = await draw({
          widget: params.widget,
          attributes,
          lang: lang === 'en' ? 'en' : 'bn',
          ip,
        });
        if (drawn === undefined) throw new ApiError('not_found');
        const { html, outageAge } = drawn;
        reply.header('vary', 'accept-encoding');
        if (outageAge === undefined) reply.header('cache-control', SHARED);
        else reply.header('cache-control', 'no-store').header(FROM_MEMORY_HEADER, outageAge);
        return reply.type('text/html; charset=utf-8').send(html);
      },
    );
  };
