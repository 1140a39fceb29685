/**
 * The files for search engines: robots.txt and the sitemap. Source:
 * docs/requirements/site/search-engines.md, "Robots and sitemaps".
 */
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/ground/services/services.ts';
import { robotsText } from '#server/site/sitemap/robots.ts';
import { sitemapXml } from '#server/site/sitemap/sitemap-xml.ts';
import { isPart, pagesOfPart, sitemapIndex } from '#server/site/sitemap/sitemaps.ts';
import { compressOptions } from './compress-options.ts';
import { handleUnknown } from './handle-unknown.ts';
import { sendPacked } from './send-packed.ts';

const CACHE = 'public, max-age=600';
const XML = 'application/xml; charset=utf-8';
const schema = { hide: true };

export const searchEngineFiles = (services: Services) => async (app: FastifyInstance) => {
  const { origin } = new URL(services.config.publicUrl);
  await app.register(compress, compressOptions);

  app.get('/robots.txt', { schema }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHE).send(robotsText(origin)),
  );

  app.get('/sitemap.xml', { schema }, async ({ headers }, reply) => {
    const question = { key: 'sitemap', parts: ['jobs', 'hub', 'names'] } as const;
    const { answer } = await services.answers.ask(question, () => sitemapIndex(services));
    reply.type(XML).header('cache-control', CACHE).header('etag', answer.tag);
    return sendPacked(headers, reply.header('vary', 'accept-encoding'), answer);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', { schema }, async (request, reply) => {
    const { file } = request.params;
    if (!isPart(file)) return handleUnknown(request, reply);
    const question = { key: `sitemaps/${file}`, parts: ['jobs', 'hub', 'names'] } as const;
    const { answer } = await services.answers.ask(question, async () => {
      const pages = await pagesOfPart(services, file);
      return pages.length === 0 ? '' : sitemapXml(origin, pages);
    });
    if (answer.body === '') return handleUnknown(request, reply);
    reply.type(XML).header('cache-control', CACHE).header('etag', answer.tag);
    return sendPacked(request.headers, reply.header('vary', 'accept-encoding'), answer);
  });
};
