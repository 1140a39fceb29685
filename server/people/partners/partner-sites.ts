/**
 * Finds who is registered with which origins. A site that is switched off is as good as unknown.
 */
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { partnerOrigins, partners } from '#server/ground/db/schema/partners.ts';

export type Partner = typeof partners.$inferSelect;

export async function findSite(db: Db, siteId: string) {
  const rows = await db
    .select({ partner: partners, origin: partnerOrigins.origin })
    .from(partners)
    .innerJoin(partnerOrigins, eq(partnerOrigins.siteId, partners.siteId))
    .where(and(eq(partners.siteId, siteId), eq(partners.enabled, true)))
    .orderBy(asc(partnerOrigins.origin));
  const [first] = rows;
  return first && { partner: first.partner, origins: rows.map(({ origin }) => origin) };
}

/** A page may name any site; only those of partners that are switched on count. */
export async function knownSite(db: Db, site: string | undefined): Promise<string | undefined> {
  return site === undefined ? undefined : (await findSite(db, site))?.partner.siteId;
}

/** The partner when this very origin is one of its own. */
export async function findSiteAt(
  db: Db,
  siteId: string,
  origin: string,
): Promise<Partner | undefined> {
  const site = await findSite(db, siteId);
  return site?.origins.includes(origin) ? site.partner : undefined;
}

/** Longer ones are refused when a partner is registered. */
const MAX_ORIGIN_LENGTH = 255;

/**
 * Returns the site whose page this is; of an origin of several partners the first. `null` belongs
 * to no site.
 */
export async function siteAt(db: Db, origin: string | undefined): Promise<string | undefined> {
  if (origin === undefined || origin === 'null' || origin.length > MAX_ORIGIN_LENGTH)
    return undefined;
  const [row] = await db
    .select({ siteId: partners.siteId })
    .from(partnerOrigins)
    .innerJoin(partners, eq(partners.siteId, partnerOrigins.siteId))
    .where(and(eq(partnerOrigins.origin, origin), eq(partners.enabled, true)))
    .orderBy(asc(partners.siteId))
    .limit(1);
  return row?.siteId;
}

/** Every registered origin with its site; of several partners the first, as above. */
export async function readOrigins(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ origin: partnerOrigins.origin, siteId: partners.siteId })
    .from(partnerOrigins)
    .innerJoin(partners, eq(partners.siteId, partnerOrigins.siteId))
    .where(eq(partners.enabled, true))
    .orderBy(desc(partners.siteId));
  return new Map(rows.map(({ origin, siteId }) => [origin, siteId]));
}

/** Returns whether pages of this origin are some partner's. */
export const isPartnerOrigin = async (db: Db, origin: string | undefined): Promise<boolean> =>
  (await siteAt(db, origin)) !== undefined;
