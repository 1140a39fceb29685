/**
 * Reads which part of all tutors has a facet, as PostgreSQL estimates it for its own planning:
 * exact counts would cost more than they save. A facet that is not among the most common counts as
 * nothing.
 */

import { sql } from 'drizzle-orm';
import { inMs } from '#core/ground/dates/duration.ts';
import type { Db } from '#server/ground/db/database.ts';
import { EVERYBODY } from '#server/people/listing/facets.ts';

export type ShareOf = (facet: number) => number;

const KEEP_MS = inMs({ minutes: 10 });
const KIND = 100_000_000;
/** The usual shares by kind, in the order of `facets.ts`, before there are statistics. */
const USUAL = [1, 0.1, 0.005, 0.02, 0.02, 0.05, 0.001, 0.1, 0.1, 0.01, 0.01];

const known = new WeakMap<Db, { readAt: number; shareOf: ShareOf }>();

async function read(db: Db): Promise<ShareOf> {
  const rows = await db
    .select({ facet: sql`facet`.mapWith(Number), share: sql`share`.mapWith(Number) })
    .from(
      sql`(select unnest(most_common_vals::text::int[]) as facet, unnest(most_common_freqs) as share
        from pg_stats where tablename = 'hub_listings' and attname = 'facet') common`,
    );
  const shares = new Map(rows.map(({ facet, share }) => [facet, share]));
  // PostgreSQL knows the part of all rows, and every tutor has one row for everybody.
  const everybody = shares.get(EVERYBODY);
  return everybody === undefined
    ? (facet) => USUAL[Math.floor(facet / KIND)] ?? 1
    : (facet) => (shares.get(facet) ?? 0) / everybody;
}

export async function facetShares(db: Db): Promise<ShareOf> {
  const before = known.get(db);
  if (before !== undefined && Date.now() - before.readAt < KEEP_MS) return before.shareOf;
  const shareOf = await read(db);
  known.set(db, { readAt: Date.now(), shareOf });
  return shareOf;
}
