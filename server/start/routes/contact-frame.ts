/**
 * The frame in the hire form of a partner's page, where name, phone and code are given. Only pages
 * of the site it is asked for may show it, so that nobody lays it under a page of his own.
 */
import type { FastifyInstance } from 'fastify';
import { siteId } from '#core/people/api/embed.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { findSite } from '#server/people/partners/partner-sites.ts';
import { sendBuilt } from './built-files.ts';
import { policyFramedBy } from './page-policies.ts';

export const CONTACT_PAGE = 'embed/hire-contact.html';

const schema = { hide: true };

/** A site that is unknown, switched off or no site at all has no page that may frame us. */
async function originsOf(db: Db, site: unknown): Promise<string[]> {
  const id = siteId.safeParse(site);
  return id.success ? ((await findSite(db, id.data))?.origins ?? []) : [];
}

export interface ContactFrameOptions {
  db: Db;
}

export async function contactFrame(app: FastifyInstance, { db }: ContactFrameOptions) {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });
  app.get<{ Querystring: { site?: unknown } }>(
    '/embed/frame/hire-contact',
    { schema },
    async (request, reply) => {
      if ((request.headers['sec-fetch-dest'] ?? 'iframe') !== 'iframe')
        throw new ApiError('forbidden');
      const origins = await originsOf(db, request.query.site);
      // The header knows no list: with it browsers would follow the policy or the header, each its own.
      reply.removeHeader('x-frame-options');
      reply.header('content-security-policy', policyFramedBy(origins));
      return sendBuilt(reply, CONTACT_PAGE, 'no-store');
    },
  );
}
