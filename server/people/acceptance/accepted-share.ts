import { count, gte, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { SHARE_DAYS, SHARE_MIN_DECISIONS } from '#core/people/profile/acceptance.ts';
import { tutorAcceptances } from '#server/ground/db/schema/tutor-acceptances.ts';
import type { Services } from '#server/ground/services/services.ts';

/** Counts how many percent of the new tutors of a year staff have accepted; undefined where too few were decided about. */
export async function readAcceptedShare({
  db,
  now,
  config,
}: Services): Promise<number | undefined> {
  if (!config.tutorAcceptance) return undefined;
  const since = dayjs.utc(now()).subtract(SHARE_DAYS, 'day').toDate();
  const { state, decidedAt } = tutorAcceptances;
  const [row] = await db
    .select({
      decided: count(),
      accepted: sql`count(*) filter (where ${state} = 'accepted')`.mapWith(Number),
    })
    .from(tutorAcceptances)
    .where(gte(decidedAt, since));
  if (row === undefined || row.decided < SHARE_MIN_DECISIONS) return undefined;
  return Math.round((100 * row.accepted) / row.decided);
}
