/** oEmbed 1.0, for WordPress, Notion and others that make a card of a pasted link. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { checkTexts } from '#server/ground/request/check-texts.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findOembed } from '#server/site/oembed/find-oembed.ts';
import { oembedXml } from '#server/site/oembed/oembed-answer.ts';

const CACHE = 'public, max-age=300, stale-while-revalidate=86400';
const FORMATS = ['json', 'xml'];

/** A most that is none is not there. */
function mostOf(value: unknown): number | undefined {
  const most = typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : 0;
  return most > 0 ? most : undefined;
}

export const oembedRoute = (services: Services) => async (app: FastifyInstance) => {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/oembed',
    {
      schema: { hide: true },
      preValidation: async (request) => checkTexts(request, { isSearch: true }),
    },
    async ({ query, ip }, reply) => {
      const { url, format = 'json', maxwidth, maxheight } = query;
      reply.header('access-control-allow-origin', '*');
      if (typeof format !== 'string' || !FORMATS.includes(format))
        return reply
          .code(501)
          .type('text/plain; charset=utf-8')
          .send(`format: ${FORMATS.join(', ')}\n`);
      if (typeof url !== 'string') throw new ApiError('not_found');
      const room = { width: mostOf(maxwidth), height: mostOf(maxheight) };
      const answer = await findOembed(services, { url, room, ip });
      reply.header('cache-control', CACHE);
      if (format === 'xml') return reply.type('text/xml; charset=utf-8').send(oembedXml(answer));
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
    },
  );
};
