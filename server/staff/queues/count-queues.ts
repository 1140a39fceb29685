/** Counts what waits for staff: how much, and since when the first. */
import { sql } from 'drizzle-orm';
import { isLate } from '#core/staff/acts.ts';
import { queueNames } from '#core/staff/queues.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import type { Services } from '#server/ground/services/services.ts';
import { countUnlisted } from '#server/staff/names/list-names.ts';
import { queueCounts } from './queue-counts.ts';

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
    })
    .from(sql`(${queueCounts(db, now)}) counts`);
  const counts = new Map<string, { count: number; oldest: Date | null }>(
    rows.map((row) => [row.queue, row]),
  );
  counts.set('names', { count: await countUnlisted(db), oldest: null });
  const shown = queueNames.filter(
    (queue) => queue !== 'new_tutor' || config.tutorAcceptance || counts.get(queue)?.count,
  );
  const data = shown.map((queue) => {
    const { count, oldest } = counts.get(queue) ?? { count: 0, oldest: null };
    return {
      queue,
      count,
      oldest_at: oldest?.toISOString() ?? null,
      is_late: isLate(queue, oldest, now),
    };
  });
  return { data };
}
