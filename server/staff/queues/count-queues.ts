/** Counts what waits for staff: how much, and since when the first. */
import { sql } from 'drizzle-orm';
import { isLate, lateFrom } from '#core/staff/acts.ts';
import { queueNames } from '#core/staff/queues.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import type { Services } from '#server/ground/services/services.ts';
import { countUnlisted } from '#server/staff/names/list-names.ts';
import { queueCounts } from './queue-counts.ts';

interface Waiting {
  count: number;
  /** The number of those that came within the last day, two days and week. */
  day: number;
  twoDays: number;
  week: number;
}

const agesOf = ({ count, day, twoDays, week }: Waiting) => ({
  under_day: day,
  under_two_days: twoDays - day,
  under_week: week - twoDays,
  over_week: count - week,
});
const NONE_WAIT = {
  count: 0,
  oldest: null,
  ages: agesOf({ count: 0, day: 0, twoDays: 0, week: 0 }),
};

/**
 * Counts the queues; if staff do not look at new tutors, their queue is there only until the last
 * one from before is answered.
 */
export async function countQueues({ db, now: clock, config }: Services) {
  const now = clock();
  const rows = await db
    .select({
      queue: sql<string>`queue`,
      count: sql`count`.mapWith(Number),
      oldest: sql<Date | null>`oldest`.mapWith(jobOffers.createdAt),
      day: sql`day`.mapWith(Number),
      twoDays: sql`two_days`.mapWith(Number),
      week: sql`week`.mapWith(Number),
    })
    .from(sql`(${queueCounts(db, now)}) counts`);
  const counts = new Map(
    rows.map((row) => [row.queue, { count: row.count, oldest: row.oldest, ages: agesOf(row) }]),
  );
  const names = { count: await countUnlisted(db), oldest: null, ages: null };
  const shown = queueNames.filter(
    (queue) => queue !== 'new_tutor' || config.tutorAcceptance || counts.get(queue)?.count,
  );
  const data = shown.map((queue) => {
    const { count, oldest, ages } = queue === 'names' ? names : (counts.get(queue) ?? NONE_WAIT);
    return {
      queue,
      count,
      oldest_at: oldest?.toISOString() ?? null,
      late_from: lateFrom(queue, oldest)?.toISOString() ?? null,
      is_late: isLate(queue, oldest, now),
      ages,
    };
  });
  return { data };
}
