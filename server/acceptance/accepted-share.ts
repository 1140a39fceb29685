import { and, count, eq, gte, ne } from 'drizzle-orm';
import { SHARE_DAYS, SHARE_MIN_DECISIONS } from '#core/profile/acceptance.ts';
import { tutorAcceptances } from '#server/db/schema/tutor-acceptances.ts';
import type { Services } from '#server/services/services.ts';

const DAY_MS = 24 * 3_600_000;

/** How many percent of the new tutors of a year staff have accepted; undefined where nobody could tell yet. */
export async function readAcceptedShare({
  db,
  now,
  config,
}: Services): Promise<number | undefined> {
  if (!config.tutorAcceptance) return undefined;
  const since = new Date(now().getTime() - SHARE_DAYS * DAY_MS);
  const isDecided = and(
    gte(tutorAcceptances.decidedAt, since),
    ne(tutorAcceptances.state, 'waiting'),
  );
  const [all] = await db.select({ n: count() }).from(tutorAcceptances).where(isDecided);
  const decided = all?.n ?? 0;
  if (decided < SHARE_MIN_DECISIONS) return undefined;
  const accepted = await db.$count(
    tutorAcceptances,
    and(isDecided, eq(tutorAcceptances.state, 'accepted')),
  );
  return Math.round((100 * accepted) / decided);
}
