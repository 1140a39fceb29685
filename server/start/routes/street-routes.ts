/**
 * The file with the streets of the map (server/ground/services/street-file.ts). A browser takes the few
 * kilobytes of it that a map in sight needs, range by range.
 */
import type { FastifyInstance } from 'fastify';
import { STREETS_PATH } from '#core/site/api/map-style.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { IMMUTABLE } from './built-files.ts';
import { parseRange } from './byte-range.ts';
import { isKnownTag } from './is-known-tag.ts';

/** The cache of an address with another version: what is there may be another file soon. */
const PASSING = 'public, max-age=60';

/** Bytes are counted from the file as it is: nothing on the way may pack them. */
const unpacked = (cacheControl: string) => `${cacheControl}, no-transform`;

export const streetRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.route<{ Querystring: Record<string, unknown> }>({
    method: ['GET', 'HEAD'],
    url: STREETS_PATH,
    schema: { hide: true },
    async handler({ method, query, headers }, reply) {
      const opened = await services.streets.open();
      if (opened === null) throw new ApiError('not_found');
      const { handle, size, tag } = opened;
      const etag = `"${tag}"`;
      reply
        .header('accept-ranges', 'bytes')
        .header('etag', etag)
        .header('cache-control', unpacked(query['v'] === tag ? IMMUTABLE : PASSING))
        .type('application/vnd.pmtiles');
      const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
      const asked = isSame && method === 'GET' ? headers.range : undefined;
      const range = parseRange(asked, size);
      const isKnown = isKnownTag(headers['if-none-match'], etag);
      if (isKnown || range === null || method === 'HEAD') {
        await handle.close();
        if (isKnown) return reply.code(304).send();
        if (range === null)
          return reply.code(416).header('content-range', `bytes */${size}`).send();
        return reply.header('content-length', size).send();
      }
      const { first, last } = range ?? { first: 0, last: size - 1 };
      if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
      return reply
        .header('content-length', last - first + 1)
        .send(handle.createReadStream({ start: first, end: last }));
    },
  });
};
