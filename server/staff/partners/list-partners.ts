import { and, asc, eq, sql } from 'drizzle-orm';
import type { Partner } from '#core/staff/api/staff-partners.ts';
import type { Db } from '#server/ground/db/database.ts';
import { partnerOrigins, partners } from '#server/ground/db/schema/partners.ts';
import { siteCounts } from '#server/ground/db/schema/site-counts.ts';

type Kind = (typeof siteCounts.$inferSelect)['kind'];

const total = (kind: Kind) =>
  sql<number>`coalesce((${sql`select sum(${siteCounts.count}) from ${siteCounts} where ${and(
    sql`${siteCounts.site} = ${partners.siteId}`,
    eq(siteCounts.kind, kind),
  )}`}), 0)`.mapWith(Number);

/** All of them, also those that are switched off; or the one asked for. */
export async function listPartners(db: Db, site?: string): Promise<Partner[]> {
  const rows = await db
    .select({
      partner: partners,
      views: total('view'),
      applies: total('apply'),
      requests: total('request'),
    })
    .from(partners)
    .where(site === undefined ? undefined : eq(partners.siteId, site))
    .orderBy(asc(partners.name), asc(partners.siteId));
  const origins = Map.groupBy(
    await db.select().from(partnerOrigins).orderBy(asc(partnerOrigins.origin)),
    ({ siteId }) => siteId,
  );
  return rows.map(({ partner, ...counts }) => ({
    site: partner.siteId,
    name: partner.name,
    origins: (origins.get(partner.siteId) ?? []).map(({ origin }) => origin),
    enabled: partner.enabled,
    created_at: partner.createdAt.toISOString(),
    ...counts,
  }));
}
