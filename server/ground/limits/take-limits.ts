/**
 * Limits that hold over all nodes: a row a key holds the moments of the last uses. Either every
 * given limit has room and counts the use, or none counts it and the caller learns when to return.
 */
import { asc, inArray, lt } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { rateLimits } from '#server/ground/db/schema/rate-limits.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';

/** Clocks of nodes differ a little; a use later than this was counted before the clock was set back. */
const CLOCKS_DIFFER_MS = 5_000;

export interface Limit {
  key: string;
  /** The key under which the same was counted before the secret changed. */
  formerKey?: string | undefined;
  /** The windows, each of at most `max` uses within `seconds`; several may hold at once. */
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

const keysOf = ({ key, formerKey }: Limit): string[] =>
  formerKey === undefined || formerKey === key ? [key] : [key, formerKey];

/** The moments that count, oldest first, by the limit's key. */
async function readHits(db: Db, limits: readonly Limit[], now: number, lock: boolean) {
  const keys = limits.flatMap(keysOf);
  // In one order, or two callers with the same keys would wait for each other.
  const query = db
    .select({ key: rateLimits.key, hits: rateLimits.hits })
    .from(rateLimits)
    .where(inArray(rateLimits.key, keys))
    .orderBy(asc(rateLimits.key));
  const rows = await (lock ? query.for('update') : query);
  const stored = new Map(rows.map(({ key, hits }) => [key, hits]));
  const counting = (limit: Limit) =>
    keysOf(limit)
      .flatMap((key) => stored.get(key) ?? [])
      .filter((hit) => hit <= now + CLOCKS_DIFFER_MS)
      .sort((a, b) => a - b);
  return new Map(limits.map((limit) => [limit.key, counting(limit)]));
}

/** Seconds until the limits have room again; 0 when they have it. Counts nothing. */
export async function readWait(db: Db, limits: readonly Limit[], now: Date): Promise<number> {
  if (limits.length === 0) return 0;
  const hits = await readHits(db, limits, now.getTime(), false);
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
    const at = now.getTime();
    const hits = await readHits(transaction, sorted, at, true);
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
    const former = sorted.flatMap((limit) => keysOf(limit).slice(1));
    if (former.length > 0)
      await transaction.delete(rateLimits).where(inArray(rateLimits.key, former));
    return 0;
  });
}

export async function takeLimits(db: Db, limits: readonly Limit[], now: Date): Promise<void> {
  const seconds = await countUse(db, limits, now);
  if (seconds > 0) throw new ApiError('too_many_requests', { values: { seconds } });
}

/** After a success the failures before it no longer count. */
export async function clearLimits(db: Db, limits: readonly Limit[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, limits.flatMap(keysOf)));
}

export async function deleteOldLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, now));
}
