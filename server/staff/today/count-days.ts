/** Requests that came in and went out, by day of Dhaka. */
import { type SQL, sql } from 'drizzle-orm';
import { DAY, dhaka, dhakaInstant } from '#core/ground/dates/dhaka.ts';
import type { StaffToday } from '#core/staff/api/staff.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import type { Services } from '#server/ground/services/services.ts';

const DAYS = 14;
type Day = StaffToday['days'][number];
type Count = Exclude<keyof Day, 'day'>;

const dayOf = (at: SQL) => sql`(${at} at time zone 'Asia/Dhaka')::date`;

/** Each condition is written as its partial index has it: requests of years are not read. */
export async function countDays({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Day[]> {
  const today = dhaka(now());
  const from = sql`${dhakaInstant(today.subtract(DAYS - 1, 'day').format(DAY)).toISOString()}::timestamptz`;
  const rows = await db
    .select({
      day: sql<string>`day::text`,
      what: sql<Count>`what`,
      count: sql`count(*)`.mapWith(Number),
    })
    .from(
      sql`(
        select ${dayOf(sql`created_at`)} as day, 'received' as what from ${jobOffers}
        where created_at >= ${from}
        union all
        select ${dayOf(sql`at`)}, case kind when 'approved' then 'approved' else 'closed' end
        from ${requestEvents}
        where kind in ('approved', 'closed', 'cancelled', 'rejected') and at >= ${from}
        union all
        select ${dayOf(sql`confirmed_at`)}, 'confirmed' from ${applications}
        where confirmed_at is not null and confirmed_at >= ${from}
      ) counted`,
    )
    .groupBy(sql`day, what`);
  return Array.from({ length: DAYS }, (_, ago) => {
    const day = today.subtract(ago, 'day').format(DAY);
    const of = (what: Count) =>
      rows.find((row) => row.day === day && row.what === what)?.count ?? 0;
    return {
      day,
      received: of('received'),
      approved: of('approved'),
      confirmed: of('confirmed'),
      closed: of('closed'),
    };
  });
}
