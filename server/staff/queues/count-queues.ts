/** What waits for staff: how much, and since when the first. */
import { sql } from 'drizzle-orm';
import { isLate } from '#core/staff/acts.ts';
import { queueNames } from '#core/staff/queues.ts';
import type { Db } from '#server/db/database.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { countUnlisted } from '#server/staff/names/list-names.ts';
import { queueCounts } from './queue-counts.ts';

export async function countQueues(db: Db, now: Date) {
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
  const data = queueNames.map((queue) => {
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
