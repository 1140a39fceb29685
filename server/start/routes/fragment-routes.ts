/**
 * First views of the elements: public, the same for everybody who asks for the same, limited
 * (limit-pages.ts). Source: docs/embed.md, "First view".
 */
import type { FastifyInstance } from 'fastify';
import { FROM_MEMORY_HEADER } from '#core/ground/api/from-memory.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { checkTexts } from '#server/ground/request/check-texts.ts';
import type { Services } from '#server/ground/services/services.ts';
import { createFragments, type GivenFragment } from '#server/site/fragments/draw-fragment.ts';
import { sendPacked } from './send-packed.ts';
import { asFragment } from './with-few-headers.ts';

/** Caches in between may give an old one while they ask for another. */
const SHARED = 'public, s-maxage=30, stale-while-revalidate=600';

/** Returns undefined for what the API refuses: the widget asks it itself, and says why. */
const refused = (error: unknown): undefined => {
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) return undefined;
  throw error;
};

export const fragmentRoutes =
  (services: Services, distFolder: string) => async (app: FastifyInstance) => {
    const draw = createFragments(services, distFolder);
    app.get<{ Params: { widget: string }; Querystring: Record<string, unknown> }>(
      '/embed/fragment/:widget',
      {
        schema: { hide: true },
        preValidation: async (request) => checkTexts(request, { isSearch: true }),
      },
      async ({ params: { widget }, query: { lang, ...given }, ip, headers }, reply) => {
        const attributes = new Map(
          Object.entries(given).map(([name, value]) => [name, String(value)]),
        );
        asFragment(reply)
          .header('access-control-allow-origin', '*')
          .header('vary', 'accept-encoding');
        const fragment: GivenFragment | undefined = await draw({
          widget,
          attributes,
          lang: lang === 'en' ? 'en' : 'bn',
          ip,
        }).catch(refused);
        if (fragment === undefined) return reply.code(204).header('cache-control', SHARED).send();
        const { packed, age, isOutage } = fragment;
        if (age !== undefined) reply.header('age', age);
        if (isOutage) reply.header('cache-control', 'no-store').header(FROM_MEMORY_HEADER, age);
        else reply.header('cache-control', SHARED).header('etag', packed.tag);
        return sendPacked(headers, reply.type('text/html; charset=utf-8'), packed);
      },
    );
  };
