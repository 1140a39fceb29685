/**
 * Handles our own page of connecting: the person sees who asks, agrees, and gets the code for that
 * page.
 */

import type { z } from 'zod';
import type { approveConnectBody } from '#core/people/api/embed.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findSiteAt, type Partner } from '#server/people/partners/partner-sites.ts';
import { issueCode } from './connect-codes.ts';
import { approveLimit } from './connect-limits.ts';
import { hasEverAgreed, listGrants, openGrant } from './grants.ts';

/** Unknown, switched off, or another partner's origin: all look the same. */
async function requireSite(services: Services, site: string, origin: string): Promise<Partner> {
  const partner = await findSiteAt(services.db, site, origin);
  if (partner === undefined) throw new ApiError('site_unknown');
  return partner;
}

export async function describeConnect(
  services: Services,
  { user }: Caller,
  { site, origin }: { site: string; origin: string },
) {
  const partner = await requireSite(services, site, origin);
  const open = await listGrants(services.db, user.id, services.now());
  return {
    site,
    name: partner.name,
    host: new URL(origin).host,
    is_approved: open.some(({ grant }) => grant.siteId === site && grant.origin === origin),
  };
}

export async function approveConnect(
  services: Services,
  { user, session }: Caller,
  { site, origin, scopes, challenge, keep }: z.output<typeof approveConnectBody>,
  from: Origin,
): Promise<{ code: string }> {
  const { db } = services;
  const now = services.now();
  const partner = await requireSite(services, site, origin);
  if (!scopes.every((scope) => partner.maxScopes.includes(scope)))
    throw new ApiError('invalid_input', { fields: { scopes: { key: 'scope_not_allowed' } } });
  await takeLimits(db, [approveLimit(user.id, site)], now);
  const isKnown = await hasEverAgreed(db, user.id, site);
  const wanted = { session, siteId: site, origin, scopes, isApproved: true };
  const code = await db.transaction(async (transaction) => {
    const grant = await openGrant(transaction, wanted, now);
    return issueCode(transaction, { grantId: grant.id, scopes, challenge, keep }, now);
  });
  await writeAudit(services, from, {
    action: isKnown ? 'site_connected' : 'site_first_connected',
    outcome: 'ok',
    userId: user.id,
    target: `site:${site} ${origin}`,
  });
  return { code };
}
