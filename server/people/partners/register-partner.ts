import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { EMBED_SCOPES } from '#core/people/session/embed-messages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import { partnerOrigins, partners } from '#server/ground/db/schema/partners.ts';

export interface NewPartner {
  siteId: string;
  name: string;
  origins: string[];
}

/** These and no others: what was connected at an origin that goes ends with its row. */
export async function setOrigins(db: Db, siteId: string, origins: string[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction
      .delete(partnerOrigins)
      .where(and(eq(partnerOrigins.siteId, siteId), notInArray(partnerOrigins.origin, origins)));
    await transaction
      .insert(partnerOrigins)
      .values(origins.map((origin) => ({ siteId, origin })))
      .onConflictDoNothing();
  });
}

/** False when there is such a site already; nothing is changed then. */
export async function registerPartner(
  db: Db,
  { siteId, name, origins }: NewPartner,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const added = await transaction
      .insert(partners)
      .values({ siteId, name, maxScopes: [...EMBED_SCOPES] })
      .onConflictDoNothing()
      .returning({ siteId: partners.siteId });
    if (added.length === 0) return false;
    await setOrigins(transaction, siteId, origins);
    return true;
  });
}

/**
 * Switches a partner on or off. Off also ends what is connected, so that nothing comes back to life
 * with the switch.
 */
export async function switchPartner(
  db: Db,
  siteId: string,
  enabled: boolean,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const found = await transaction
      .update(partners)
      .set({ enabled })
      .where(eq(partners.siteId, siteId))
      .returning({ siteId: partners.siteId });
    if (!enabled)
      await transaction
        .update(embedGrants)
        .set({ revokedAt: now })
        .where(and(eq(embedGrants.siteId, siteId), isNull(embedGrants.revokedAt)));
    return found.length > 0;
  });
}
