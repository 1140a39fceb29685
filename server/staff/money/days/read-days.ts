/** Days of Dhaka as the ledger has them. Source: docs/requirements/money/money.md, "Day book". */
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { type Booked, type DaySums, dayLines } from '#core/money/words/day-book.ts';
import { personalAccounts } from '#core/money/words/money-words.ts';
import type { Db } from '#server/ground/db/database.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';

const { at } = ledgerTransactions;
/** Grouped by as a date, which takes half the time of its text. */
export const dhakaDay = sql`(${at} at time zone 'Asia/Dhaka')::date`;
export const dhakaDayText = sql<string>`${dhakaDay}::text`;
const sum = sql<number>`sum(${ledgerEntries.poisha})`.mapWith(Number);

const booked = (db: Db, from: Date, until: Date) =>
  db
    .select({
      day: dhakaDayText.as('day'),
      account: ledgerAccounts.name,
      kind: ledgerTransactions.kind,
      poisha: sum,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(gte(at, from), lt(at, until)))
    .groupBy(dhakaDay, ledgerAccounts.name, ledgerTransactions.kind);

const counted = (db: Db, from: Date, until: Date) =>
  db
    .select({ day: dhakaDayText.as('day'), transactions: sql`count(*)`.mapWith(Number) })
    .from(ledgerTransactions)
    .where(and(gte(at, from), lt(at, until)))
    .groupBy(dhakaDay);

/** Returns what people owed us and what we held for them, before an instant, in poisha. */
async function standing(db: Db, before: Date) {
  const rows = await db
    .select({ account: ledgerAccounts.name, poisha: sum })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(lt(at, before), inArray(ledgerAccounts.name, [...personalAccounts])))
    .groupBy(ledgerAccounts.name);
  const of = (name: string) => rows.find(({ account }) => account === name)?.poisha ?? 0;
  return { owedPoisha: of('receivable'), heldPoisha: minus(of('balance')) };
}

const minus = (poisha: number) => (poisha === 0 ? 0 : -poisha);

/** Days on which something was booked, oldest first; `asked` too, whatever was booked on it. */
export async function readDays(
  db: Db,
  { from, until, asked }: { from: Date; until: Date; asked?: string },
): Promise<Map<string, DaySums>> {
  const rows = await booked(db, from, until);
  const counts = new Map(
    (await counted(db, from, until)).map(({ day, transactions }) => [day, transactions]),
  );
  let now = await standing(db, from);
  const days = new Set([...counts.keys(), ...(asked === undefined ? [] : [asked])]);
  const found = new Map<string, DaySums>();
  for (const day of [...days].sort()) {
    const ofDay = rows.filter((row) => row.day === day);
    const moved = (name: string) =>
      ofDay.reduce((total, { account, poisha }) => (account === name ? total + poisha : total), 0);
    now = {
      owedPoisha: now.owedPoisha + moved('receivable'),
      heldPoisha: now.heldPoisha - moved('balance'),
    };
    found.set(day, {
      transactions: counts.get(day) ?? 0,
      lines: dayLines(ofDay.filter(isOurs)),
      ...now,
    });
  }
  return found;
}

const isOurs = <Row extends { account: string }>(
  row: Row,
): row is Row & { account: Booked['account'] } =>
  !personalAccounts.some((name) => name === row.account);

/** Returns the month of the first line; today's if there is none. */
export async function firstMonth(db: Db, now: Date): Promise<string> {
  const [row] = await db.select({ at: sql<string | null>`min(${at})` }).from(ledgerTransactions);
  return dhakaDate(row?.at ? new Date(row.at) : now).slice(0, 7);
}
