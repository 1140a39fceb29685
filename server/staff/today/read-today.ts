/** The part of the page "Today" that is the same for all staff. */
import { desc, eq, isNull, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { SHORTLIST_HOURS, SHORTLIST_SOON_HOURS } from '#core/market/hire/shortlist-clock.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import type { Services } from '#server/ground/services/services.ts';
import { awaitsShortlist, shortlistClockStart } from '#server/market/hiring/shortlist-clock.ts';
import { countDays } from './count-days.ts';

const ALARMS = 5;

async function countPromises({ db, now: clock }: Services) {
  const now = dayjs.utc(clock());
  const before = (hours: number) => sql`${now.subtract(hours, 'hour').toISOString()}::timestamptz`;
  const over = sql`since <= ${before(SHORTLIST_HOURS)}`;
  const [row] = await db
    .select({
      over: sql`count(*) filter (where ${over})`.mapWith(Number),
      endsSoon:
        sql`count(*) filter (where not ${over} and since <= ${before(SHORTLIST_HOURS - SHORTLIST_SOON_HOURS)})`.mapWith(
          Number,
        ),
    })
    .from(
      sql`(select ${shortlistClockStart} as since from ${jobOffers} where ${awaitsShortlist} offset 0) waiting`,
    );
  return { ends_soon: row?.endsSoon ?? 0, over: row?.over ?? 0 };
}

async function readMoneyDue({ db }: Services, today: string) {
  const open = sql`${invoices.poisha} - ${invoices.reducedPoisha} - ${invoices.paidPoisha}`;
  const isDue = sql`${invoices.dueOn} = ${today}`;
  const isLate = sql`${invoices.dueOn} < ${today}`;
  const counts = (which: typeof isDue) => ({
    count: sql`count(*) filter (where ${which})`.mapWith(Number),
    amount: sql`coalesce(sum(${open}) filter (where ${which}), 0)`.mapWith(Number),
  });
  const [row] = await db
    .select({ due: counts(isDue), late: counts(isLate) })
    .from(invoices)
    .where(eq(invoices.status, 'unpaid'));
  const shown = (found = { count: 0, amount: 0 }) => ({
    count: found.count,
    amount_poisha: found.amount,
  });
  return { due_today: shown(row?.due), overdue: shown(row?.late) };
}

async function listOpenAlarms({ db }: Services) {
  const { id, kind, times, lastAt, seenAt } = staffAlarms;
  const rows = await db
    .select({ id, kind, times, lastAt })
    .from(staffAlarms)
    .where(isNull(seenAt))
    .orderBy(desc(lastAt), desc(id))
    .limit(ALARMS);
  return rows.map(({ lastAt: at, ...alarm }) => ({ ...alarm, last_at: at.toISOString() }));
}

export async function readToday(services: Services) {
  const day = dhakaDate(services.now());
  return {
    day,
    promise: await countPromises(services),
    money: await readMoneyDue(services, day),
    alarms: await listOpenAlarms(services),
    days: await countDays(services),
  };
}
