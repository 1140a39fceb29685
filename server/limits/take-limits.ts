/**
 * Limits that hold over all nodes: a row a key holds the moments of the last uses. Either every
 * given limit has room and counts the use, or none counts it and the caller is told when to return.
 */
import { asc, inArray, lt } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { rateLimits } from '#server/db/schema/rate-limits.ts';
import { ApiError } from '#server/http/api-error.ts';

export interface Limit {
  key: string;
  /** At most `max` uses within `seconds`; several may hold at once. */
  windows: readonly { seconds: number; max: number }[];
}

/** Milliseconds until there is room in each window; 0 when there is now. */
function waitFor(hits: readonly number[], { windows }: Limit, now: number): number {
  const waits = windows.map(({ seconds, max }) => {
    const oldestThatCounts = hits.at(-max);
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + seconds * 1000 - now;
  });
  return Math.max(0, ...waits);
}

const longest = ({ windows }: Limit) => Math.max(...windows.map(({ seconds }) => seconds)) * 1000;

async function readHits(db: Db, limits: readonly Limit[], lock: boolean) {
  const keys = limits.map(({ key }) => key);
  // In one order, or two callers with the same keys would wait for each other.
  const query = db
    .select({ key: rateLimits.key, hits: rateLimits.hits })
    .from(rateLimits)
    .where(inArray(rateLimits.key, keys))
    .orderBy(asc(rateLimits.key));
  const rows = await (lock ? query.for('update') : query);
  return new Map(rows.map(({ key, hits }) => [key, hits]));
}

/** Seconds until the limits have room again; 0 when they have it. Counts nothing. */
export async function readWait(db: Db, limits: readonly Limit[], now: Date): Promise<number> {
  if (limits.length === 0) return 0;
  const hits = await readHits(db, limits, false);
  const waits = limits.map((limit) => waitFor(hits.get(limit.key) ?? [], limit, now.getTime()));
  return Math.ceil(Math.max(0, ...waits) / 1000);
}

/** Seconds to wait, or 0 after counting the use. */
export async function countUse(db: Db, limits: readonly Limit[], now: Date): Promise<number> {
  if (limits.length === 0) return 0;
  const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
  return db.transaction(async (transaction) => {
    await transaction
      .insert(rateLimits)
      .values(sorted.map(({ key }) => ({ key, hits: [], expiresAt: now })))
      .onConflictDoNothing();
    const hits = await readHits(transaction, sorted, true);
    const at = now.getTime();
    const wait = Math.max(...sorted.map((limit) => waitFor(hits.get(limit.key) ?? [], limit, at)));
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const limit of sorted) {
      const kept = (hits.get(limit.key) ?? []).filter((hit) => hit > at - longest(limit));
      const row = { hits: [...kept, at], expiresAt: new Date(at + longest(limit)) };
      await transaction
        .insert(rateLimits)
        .values({ key: limit.key, ...row })
        .onConflictDoUpdate({ target: rateLimits.key, set: row });
    }
    return 0;
  });
}

export async function takeLimits(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  const seconds = await countUse(db, limits, now);
  if (seconds > 0) throw new ApiError('too_many_requests', { values: { seconds } });
}

/** After a success the failures before it no longer count. */
export async function clearLimits(db: Db, keys: string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
}

export async function deleteOldLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
}
