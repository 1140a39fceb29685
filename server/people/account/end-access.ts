import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { calendarFeeds } from '#server/ground/db/schema/calendar-feeds.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import { revokeGrants } from '#server/people/connect/grants.ts';
import { endSessions } from '#server/people/session/sessions.ts';

/**
 * Ends everything that gives access without a password: the sessions but `keepId`, the access of
 * partner sites, and the calendar address, since somebody who was signed in may have copied it.
 */
export async function endAccess(db: Db, userId: number, now: Date, keepId?: string): Promise<void> {
  await endSessions(db, userId, now, keepId);
  await revokeGrants(db, eq(embedGrants.userId, userId), now);
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
