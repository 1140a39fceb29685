/**
 * Months a coach has served to their end, or to the coach's last day, and nobody has billed.
 * Source: docs/requirements/money/money.md, "Coach bills".
 */
import { type SQL, sql } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Db } from '#server/ground/db/database.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';

/** Rows of `id`, `month` (YYYY-MM) and `since`, the first moment it could be billed whole. */
export const unbilled = (now: Date): SQL => {
  const today = sql`${dhakaDate(now)}::date`;
  return sql`
    select c.id, to_char(m, 'YYYY-MM') as month,
      least(m + interval '1 month', c.last_day + interval '1 day') at time zone 'Asia/Dhaka' as since
    from coach_requests c
    cross join lateral generate_series(
      date_trunc('month', c.first_day::timestamp),
      least(c.last_day, ${today})::timestamp, interval '1 month') as m
    where c.status in ('serving', 'closed') and c.first_day is not null
      and least(m + interval '1 month', c.last_day + interval '1 day') <= ${today}
      and not exists (select 1 from invoices i
        where i.coach_request_id = c.id and i.coach_month = to_char(m, 'YYYY-MM')
          and i.status <> 'void')`;
};

/** The longest waiting first. */
export function listUnbilled(db: Db, now: Date) {
  return db
    .select({
      id: sql`u.id`.mapWith(Number),
      month: sql<string>`u.month`,
      since: sql<Date>`u.since`.mapWith(coachRequests.createdAt),
    })
    .from(sql`(${unbilled(now)}) as u`)
    .orderBy(sql`u.since, u.id`)
    .limit(UNBILLED_SHOWN);
}
/** More is read once some of these are billed. */
const UNBILLED_SHOWN = 100;
