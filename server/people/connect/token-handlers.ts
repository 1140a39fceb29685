/** Handles what the page of a partner does with its code, its cookie and its token. */

import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { Grant } from '#server/ground/request/caller.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { readCookie } from '#server/people/session/session-cookie.ts';
import { answerToken } from './answer-token.ts';
import { findEmbedCaller } from './embed-tokens.ts';
import { exchangeCode } from './exchange-code.ts';
import { findKeptGrant, revokeGrants } from './grants.ts';
import { forgetHandle, keepConnected } from './keep-connected.ts';
import { readEmbedToken } from './read-embed-token.ts';
import { type Place, renewToken } from './renew-token.ts';

/** Finds the grant by its token, or by the cookie when the page has none yet. */
async function findGrantOf(
  { db, now, config }: Services,
  request: FastifyRequest,
  place: Place,
): Promise<Grant | undefined> {
  const token = readEmbedToken(request);
  const caller = token === null ? null : await findEmbedCaller(db, token, now());
  if (caller?.grant.siteId === place.siteId && caller.grant.origin === place.origin)
    return caller.grant;
  const handle = readCookie(config, request, 'eg');
  return handle === undefined ? undefined : findKeptGrant(db, handle, place, now());
}

async function disconnectPage(
  services: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  place: Place,
): Promise<void> {
  const grant = await findGrantOf(services, request, place);
  // What is not connected need not be ended.
  if (grant === undefined) return;
  await revokeGrants(services.db, eq(embedGrants.id, grant.id), services.now());
  await forgetHandle(services, readCookie(services.config, request, 'eg'), reply);
  await writeAudit(services, originOf(request), {
    action: 'site_disconnected',
    outcome: 'ok',
    userId: grant.userId,
    target: `site:${grant.siteId} ${grant.origin}`,
  });
}

export function createTokenHandlers(services: Services) {
  const { db } = services;
  return {
    exchangeEmbedCode: async ({ caller, body, request, reply }) => {
      const { code, verifier, site } = body;
      const attempt = { code, verifier, siteId: site, origin: caller.origin };
      const used = await exchangeCode(services, attempt, originOf(request));
      await keepConnected(services, used.grant, used.keep, { request, reply });
      return answerToken(db, used.grant, used.scopes, services.now());
    },
    renewEmbedToken: ({ caller, body, request }) =>
      renewToken(services, request, { siteId: body.site, origin: caller.origin }),
    revokeEmbedToken: async ({ caller, body, request, reply }) => {
      const place = { siteId: body.site, origin: caller.origin };
      await disconnectPage(services, { request, reply }, place);
      return success('connect.disconnected', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
