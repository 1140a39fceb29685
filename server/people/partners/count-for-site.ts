import { sql } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Db } from '#server/ground/db/database.ts';
import { type siteCountKinds, siteCounts } from '#server/ground/db/schema/site-counts.ts';

/** One more from the pages of a partner. */
export async function countForSite(
  db: Db,
  site: string,
  kind: (typeof siteCountKinds)[number],
  now: Date,
): Promise<void> {
  await db
    .insert(siteCounts)
    .values({ site, day: dhakaDate(now), kind, count: 1 })
    .onConflictDoUpdate({
      target: [siteCounts.site, siteCounts.day, siteCounts.kind],
      set: { count: sql`${siteCounts.count} + 1` },
    });
}
