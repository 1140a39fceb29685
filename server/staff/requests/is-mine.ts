/**
 * The own list of a member of staff: open requests of which they were the last of the staff to change
 * something. Source: docs/requirements/dashboards/staff-console.md, "My list".
 */
import { type SQL, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';

const DAYS = 30;

/** Written out as the partial index has it. */
export const isOpen = sql`job_offers.status in ('pending', 'returned', 'live', 'hidden', 'appointed')`;

/** Returns a condition on `job_offers`; the events of one person are found first. */
export function isMine(userId: number, now: Date): SQL {
  const from = sql`${dayjs.utc(now).subtract(DAYS, 'day').toISOString()}::timestamptz`;
  return sql`${isOpen} and job_offers.id in (
    select own.job_offer_id from request_events own
    where own.by_user_id = ${userId} and own.at >= ${from} and not exists (
      select 1 from request_events later join users on users.id = later.by_user_id
      where later.job_offer_id = own.job_offer_id and later.id > own.id
      and later.by_user_id <> ${userId} and users.type = 'staff'))`;
}
