/** The board for readers of feeds: docs/requirements/site/sharing.md, "Feeds". */
import type { FastifyInstance } from 'fastify';
import { FROM_MEMORY_HEADER } from '#core/ground/api/from-memory.ts';
import { FEED_FORMATS } from '#core/market/jobs/board-feed-path.ts';
import { checkTexts } from '#server/ground/request/check-texts.ts';
import { DEFAULT_LANG } from '#server/ground/request/default-lang.ts';
import { toLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { createBoardFeeds } from '#server/site/feeds/board-feed.ts';
import { feedFormats } from '#server/site/feeds/feed-formats.ts';
import { sendPacked } from './send-packed.ts';

/** Readers ask every quarter of an hour or less often. */
const CACHE = 'public, max-age=300, s-maxage=30, stale-while-revalidate=600';

export const feedRoutes = (services: Services) => async (app: FastifyInstance) => {
  const feedOf = createBoardFeeds(services);
  for (const format of FEED_FORMATS)
    app.get<{ Querystring: Record<string, unknown> }>(
      `/job-board.${format}`,
      {
        schema: { hide: true },
        preValidation: async (request) => checkTexts(request, { isSearch: true }),
      },
      async ({ query, ip, headers }, reply) => {
        const lang = toLang(query['lang']) ?? DEFAULT_LANG;
        const { packed, age, isOutage } = await feedOf({ format, query, lang, ip });
        reply
          .type(`${feedFormats[format].type}; charset=utf-8`)
          .header('access-control-allow-origin', '*')
          .header('vary', 'accept-encoding')
          .header('etag', packed.tag)
          .header('cache-control', isOutage ? 'no-store' : CACHE);
        if (isOutage) reply.header(FROM_MEMORY_HEADER, age);
        return sendPacked(headers, reply, packed);
      },
    );
};
