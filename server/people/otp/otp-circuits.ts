/**
 * Codes that nobody uses are what it looks like when somebody earns on the messages. Sending then
 * stops for that purpose only, first for the address block it comes from and for everybody only when
 * very many blocks take part. A stopped circuit lets single codes through as probes and closes again
 * as soon as those are used.
 */

import { and, desc, eq, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import type { Db } from '#server/ground/db/database.ts';
import { otpCircuits } from '#server/ground/db/schema/otp-circuits.ts';
import { otpCodes } from '#server/ground/db/schema/otp-codes.ts';
import type { Limit } from '#server/ground/limits/take-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { wasSent } from './phone-purposes.ts';

type Purpose = (typeof otpCodes.$inferSelect)['purpose'];

interface Circuit {
  key: string;
  purpose: Purpose;
  /** Null: of all blocks together. */
  block: string | null;
}

const WINDOW_MINUTES = 15;
const windowStart = (now: Date): Date => dayjs.utc(now).subtract(WINDOW_MINUTES, 'minute').toDate();
/** A code that was not used by then counts as unused until it is. */
const PATIENCE_MINUTES = 2;
const LEAST_SHARE = 0.2;
const LEAST_OF_BLOCK = 6;
/** No block counts for more than two codes, so these are at least twenty blocks. */
const MOST_OF_BLOCK = 2;
const LEAST_OF_PURPOSE = 40;
/** A block that used its codes today may go on while its purpose has stopped for others. */
const GOOD_SHARE = 0.5;
const GOOD_USES = 3;

const PROBES_LOOKED_AT = 5;
const PROBES_USED = 3;
const PROBE_OF_BLOCK = [{ seconds: inSeconds({ minutes: 2 }), max: 1 }];
const PROBE_OF_PURPOSE = [{ seconds: 20, max: 1 }];
/** Nobody gets all probes. */
const PROBE_FOR_ONE_BLOCK = [{ seconds: inSeconds({ minutes: 5 }), max: 1 }];

function codesOf({ purpose, block }: Circuit, since: Date, now: Date) {
  const patience = dayjs.utc(now).subtract(PATIENCE_MINUTES, 'minute').toDate();
  return and(
    wasSent,
    eq(otpCodes.purpose, purpose),
    block === null ? undefined : eq(otpCodes.addressBlock, block),
    gte(otpCodes.createdAt, since),
    or(isNotNull(otpCodes.usedAt), lte(otpCodes.createdAt, patience)),
  );
}

const countByBlock = (db: Db, circuit: Circuit, since: Date, now: Date) =>
  db
    .select({
      sends: sql<number>`count(*)`.mapWith(Number),
      used: sql<number>`count(${otpCodes.usedAt})`.mapWith(Number),
    })
    .from(otpCodes)
    .where(codesOf(circuit, since, now))
    .groupBy(otpCodes.addressBlock);

/** Returns whether so few codes were used that sending has to stop. */
async function isUnused(db: Db, circuit: Circuit, since: Date, now: Date): Promise<boolean> {
  const blocks = await countByBlock(db, circuit, since, now);
  const most = circuit.block === null ? MOST_OF_BLOCK : Number.POSITIVE_INFINITY;
  const least = circuit.block === null ? LEAST_OF_PURPOSE : LEAST_OF_BLOCK;
  let all = 0;
  let good = 0;
  for (const { sends, used } of blocks) {
    const weight = Math.min(sends, most);
    all += weight;
    good += (weight * used) / sends;
  }
  return all >= least && good < all * LEAST_SHARE;
}

async function isGoodBlock(db: Db, { purpose, block }: Circuit, now: Date): Promise<boolean> {
  const day = dayjs.utc(now).subtract(1, 'day').toDate();
  const [row] = await countByBlock(db, { key: '', purpose, block }, day, now);
  return row !== undefined && row.used >= GOOD_USES && row.used >= row.sends * GOOD_SHARE;
}

/** Most of the last probes were used, or nobody has asked for a while. */
async function hasRecovered(db: Db, circuit: Circuit, openedAt: Date, now: Date) {
  const recent = windowStart(now);
  const probes = await db
    .select({ usedAt: otpCodes.usedAt, createdAt: otpCodes.createdAt })
    .from(otpCodes)
    .where(codesOf(circuit, openedAt, now))
    .orderBy(desc(otpCodes.createdAt))
    .limit(PROBES_LOOKED_AT);
  const newest = probes[0]?.createdAt ?? openedAt;
  return newest < recent || probes.filter(({ usedAt }) => usedAt !== null).length >= PROBES_USED;
}

/** Opens or closes the circuit by what came of its codes; true while it is open. */
async function isOpen(services: Services, circuit: Circuit, now: Date): Promise<boolean> {
  const { db } = services;
  const isThis = eq(otpCircuits.key, circuit.key);
  const [row] = await db.select().from(otpCircuits).where(isThis);
  if (row !== undefined && row.closedAt === null) {
    if (!(await hasRecovered(db, circuit, row.openedAt, now))) return true;
    await db.update(otpCircuits).set({ closedAt: now }).where(isThis);
    return false;
  }
  const since = Math.max(windowStart(now).getTime(), row?.closedAt?.getTime() ?? 0);
  if (!(await isUnused(db, circuit, new Date(since), now))) return false;
  const opened = { openedAt: now, closedAt: null };
  await db
    .insert(otpCircuits)
    .values({ key: circuit.key, ...opened })
    .onConflictDoUpdate({ target: otpCircuits.key, set: opened });
  const kind = circuit.block === null ? 'sms_purpose_stopped' : 'sms_block_stopped';
  await raiseAlarm(services, kind, circuit.purpose);
  return true;
}

/**
 * Returns what a code has to pass besides the usual limits: nothing, or the turns of the probes.
 */
export async function probeLimits(
  services: Services,
  { purpose, block }: { purpose: Purpose; block: string | null },
  now: Date,
): Promise<Limit[]> {
  const limits: Limit[] = [];
  const ofBlock: Circuit = { key: `${purpose}:${block}`, purpose, block };
  if (block !== null && (await isOpen(services, ofBlock, now)))
    limits.push({ key: `otp-probe:${ofBlock.key}`, windows: PROBE_OF_BLOCK });
  if (!(await isOpen(services, { key: purpose, purpose, block: null }, now))) return limits;
  if (block !== null && (await isGoodBlock(services.db, ofBlock, now))) return limits;
  return [
    ...limits,
    { key: `otp-probe:${purpose}`, windows: PROBE_OF_PURPOSE },
    { key: `otp-probe-from:${ofBlock.key}`, windows: PROBE_FOR_ONE_BLOCK },
  ];
}

export async function deleteOldCircuits(db: Db, before: Date): Promise<void> {
  const isOld = or(
    lt(otpCircuits.closedAt, before),
    and(isNull(otpCircuits.closedAt), lt(otpCircuits.openedAt, before)),
  );
  await db.delete(otpCircuits).where(isOld);
}
