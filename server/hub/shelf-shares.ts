/**
 * Which part of all listings stands on a shelf, as PostgreSQL estimates it for its own planning: exact
 * counts would cost more than they save. Shelves that are not among the largest count as nothing.
 */
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';

export type ShareOf = (shelf: number) => number;

const KEEP_MS = 10 * 60_000;
const KIND = 100_000_000;
/** By kind, before there are statistics: everybody, city, area, university, department, class, study. */
const USUAL = [1, 0.1, 0.005, 0.02, 0.02, 0.05, 0.001];

const known = new WeakMap<Db, { readAt: number; shareOf: ShareOf }>();

async function read(db: Db): Promise<ShareOf> {
  const rows = await db
    .select({ shelf: sql`shelf`.mapWith(Number), share: sql`share`.mapWith(Number) })
    .from(
      sql`(select unnest(most_common_vals::text::int[]) as shelf, unnest(most_common_freqs) as share
        from pg_stats where tablename = 'hub_listings' and attname = 'shelf') common`,
    );
  const shares = new Map(rows.map(({ shelf, share }) => [shelf, share]));
  return shares.size === 0
    ? (shelf) => USUAL[Math.floor(shelf / KIND)] ?? 1
    : (shelf) => shares.get(shelf) ?? 0;
}

export async function shelfShares(db: Db): Promise<ShareOf> {
  const before = known.get(db);
  if (before !== undefined && Date.now() - before.readAt < KEEP_MS) return before.shareOf;
  const shareOf = await read(db);
  known.set(db, { readAt: Date.now(), shareOf });
  return shareOf;
}
