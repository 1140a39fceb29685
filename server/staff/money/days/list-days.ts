/** The day book as staff read it, each closed day compared with the ledger again. */

import { and, eq, gte, lt } from 'drizzle-orm';
import { DAY, dayjs, dhakaDayEnd, dhakaInstant, toInstant } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { type DaySums, isSameDay } from '#core/money/words/day-book.ts';
import type { StaffDay, StaffDays } from '#core/staff/api/staff-books.ts';
import { type ActorOf, readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ledgerDays } from '#server/ground/db/schema/ledger-days.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { firstMonth, readDays } from './read-days.ts';

type Closed = typeof ledgerDays.$inferSelect;

/** Minutes after midnight in which what began before may still be committed. */
const SETTLES_MINUTES = 5;
export const isOver = (day: string, now: Date): boolean =>
  dayjs.utc(dhakaDayEnd(day)).add(SETTLES_MINUTES, 'minute').toDate() <= now;

export async function listDays(
  { db, now }: Services,
  asked: string | undefined,
): Promise<StaffDays> {
  const thisMonth = dhakaDate(now()).slice(0, 7);
  const months = monthsBetween(await firstMonth(db, now()), thisMonth);
  const month = asked ?? thisMonth;
  const first = dayjs.utc(month);
  const next = first.add(1, 'month');
  const days = await readDays(db, { from: toInstant(first), until: toInstant(next) });
  const rows = await db
    .select()
    .from(ledgerDays)
    .where(and(gte(ledgerDays.day, first.format(DAY)), lt(ledgerDays.day, next.format(DAY))));
  const actorOf = await readActors(
    db,
    rows.map(({ closedBy }) => closedBy),
  );
  const closed = new Map(rows.map((row) => [row.day, row]));
  return {
    month,
    months,
    days: [...days]
      .map(([day, sums]) => present({ day, sums, closed: closed.get(day), actorOf, now: now() }))
      .reverse(),
  };
}

export async function getDay(
  { db, now }: Pick<Services, 'db' | 'now'>,
  day: string,
): Promise<StaffDay> {
  if (day > dhakaDate(now())) throw new ApiError('not_found');
  return presentDay(db, { day, sums: await readDay(db, day), now: now() });
}

export async function presentDay(
  db: Db,
  shown: Pick<Shown, 'day' | 'sums' | 'now'>,
): Promise<StaffDay> {
  const [closed] = await db.select().from(ledgerDays).where(eq(ledgerDays.day, shown.day));
  const actorOf = await readActors(db, [closed?.closedBy ?? null]);
  return present({ ...shown, closed, actorOf });
}

export async function readDay(db: Db, day: string): Promise<DaySums> {
  const days = await readDays(db, { from: dhakaInstant(day), until: dhakaDayEnd(day), asked: day });
  const sums = days.get(day);
  if (sums === undefined) throw new Error(`No sums of ${day}`);
  return sums;
}

interface Shown {
  day: string;
  sums: DaySums;
  closed: Closed | undefined;
  actorOf: ActorOf;
  now: Date;
}

const present = ({ day, sums, closed, actorOf, now }: Shown): StaffDay => ({
  day,
  is_over: isOver(day, now),
  sums: presentSums(sums),
  closed: closed ? { at: closed.closedAt.toISOString(), by: actorOf(closed.closedBy) } : null,
  closed_sums: closed ? presentSums(closed.sums) : null,
  differs: closed !== undefined && !isSameDay(closed.sums, sums),
});

const presentSums = ({
  transactions,
  lines,
  owedPoisha,
  heldPoisha,
}: DaySums): StaffDay['sums'] => ({
  transactions,
  lines: lines.map(({ part, account, poisha }) => ({ part, account, amount_poisha: poisha })),
  owed_poisha: owedPoisha,
  held_poisha: heldPoisha,
});

/** Newest first. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; ) {
    months.unshift(month);
    month = dayjs.utc(month).add(1, 'month').format('YYYY-MM');
  }
  return months;
}
