/**
 * Gives a new token without asking: for a kept connection, or on our own site for the person signed
 * in.
 */

import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Grant } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findSiteAt } from '#server/people/partners/partner-sites.ts';
import { isFactorMissing } from '#server/people/session/factor-state.ts';
import { findCaller } from '#server/people/session/find-caller.ts';
import { readCookie } from '#server/people/session/session-cookie.ts';
import { answerToken } from './answer-token.ts';
import { renewLimit } from './connect-limits.ts';
import { findKeptGrant, openGrant } from './grants.ts';

export interface Place {
  siteId: string;
  origin: string;
}

/** The browser itself says that page and product are one site, and sends the session's cookie. */
async function findOwnSiteGrant(
  { db, config, now }: Services,
  request: FastifyRequest,
  { siteId, origin }: Place,
): Promise<Grant | undefined> {
  if (request.headers['sec-fetch-site'] !== 'same-site') return undefined;
  const token = readCookie(config, request, 'sid');
  const partner = await findSiteAt(db, siteId, origin);
  if (token === undefined || partner === undefined) return undefined;
  const caller = await findCaller(db, token, 'cookie', now());
  if (caller === null || caller.session.otpOnly || isFactorMissing(caller, config))
    return undefined;
  const { session } = caller;
  const wanted = { session, siteId, origin, scopes: partner.maxScopes, isApproved: false };
  return openGrant(db, wanted, now());
}

export async function renewToken(services: Services, request: FastifyRequest, place: Place) {
  const { db, config } = services;
  const now = services.now();
  const handle = readCookie(config, request, 'eg');
  const grant =
    (await findOwnSiteGrant(services, request, place)) ??
    (handle === undefined ? undefined : await findKeptGrant(db, handle, place, now));
  if (grant === undefined) throw new ApiError('not_signed_in');
  await takeLimits(db, [renewLimit(grant.id)], now);
  // What the site may ask for can have become less since.
  const partner = await findSiteAt(db, grant.siteId, grant.origin);
  const scopes = grant.scopes.filter((scope) => partner?.maxScopes.includes(scope));
  await db.update(embedGrants).set({ lastUsedAt: now }).where(eq(embedGrants.id, grant.id));
  return answerToken(db, grant, scopes, now);
}
