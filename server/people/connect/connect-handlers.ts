/** Connecting and disconnecting sites, on our own pages. */

import { and, eq } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { approveConnect, describeConnect } from './connect-site.ts';
import { listGrants, revokeGrants } from './grants.ts';
import { presentSites } from './present-sites.ts';

export function createConnectHandlers(services: Services) {
  const { db } = services;
  return {
    getConnect: ({ caller, query }) => describeConnect(services, caller, query),
    approveConnect: ({ caller, body, request }) =>
      approveConnect(services, caller, body, originOf(request)),
    listConnectedSites: async ({ caller }) =>
      presentSites(await listGrants(db, caller.user.id, services.now())),
    disconnectSite: async ({ caller, params, request }) => {
      const userId = caller.user.id;
      const isIt = and(eq(embedGrants.userId, userId), eq(embedGrants.siteId, params.site));
      if ((await revokeGrants(db, isIt, services.now())) === 0)
        throw new ApiError('not_found', { text: 'site_not_connected' });
      const target = `site:${params.site}`;
      const entry = { action: 'site_disconnected', outcome: 'ok', userId, target } as const;
      await writeAudit(services, originOf(request), entry);
      return success('connect.disconnected', requestLang(request));
    },
  } satisfies Partial<Handlers>;
}
