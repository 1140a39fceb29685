/**
 * Tells which budget a request comes from. Behind one address may sit a school or a mobile carrier,
 * so each partner's site and each part of the API has a budget of its own there; pages of
 * unregistered sites share one, or inventing an origin would open another.
 */

import type { FastifyRequest } from 'fastify';
import { inMs } from '#core/ground/dates/duration.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isDatabaseUnavailable } from '#server/ground/db/is-database-unavailable.ts';
import { addressOf } from '#server/ground/network/address-block.ts';
import { readOrigins } from '#server/people/partners/partner-sites.ts';

const OWN = 'own';
const UNKNOWN = 'unknown';
const RELOADED_AFTER_MS = inMs({ minutes: 1 });

/** All registered origins, so that a request costs no query before it is counted. */
function createOrigins(db: Db): () => Promise<Map<string, string>> {
  let known = new Map<string, string>();
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;
  const load = async () => {
    try {
      known = await readOrigins(db);
    } catch (error) {
      // Those known before will do until it is back.
      if (!isDatabaseUnavailable(error)) throw error;
    } finally {
      loadedAt = Date.now();
      loading = undefined;
    }
  };
  return async () => {
    if (Date.now() - loadedAt > RELOADED_AFTER_MS) {
      loading ??= load();
      await loading;
    }
    return known;
  };
}

export function createBudgetKey(db: Db, publicUrl: string) {
  const own = new URL(publicUrl).origin;
  const readKnown = createOrigins(db);

  async function siteOf(origin: string | undefined): Promise<string> {
    if (origin === undefined || origin === own) return OWN;
    return (await readKnown()).get(origin) ?? UNKNOWN;
  }

  return async ({ ip, headers, routeOptions }: FastifyRequest): Promise<string> => {
    const { tags: [part = ''] = [] } = routeOptions.schema ?? {};
    return [addressOf(ip), await siteOf(headers.origin), part].join(' ');
  };
}
