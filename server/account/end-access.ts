import { eq } from 'drizzle-orm';
import { revokeGrants } from '#server/connect/grants.ts';
import type { Db } from '#server/db/database.ts';
import { calendarFeeds } from '#server/db/schema/calendar-feeds.ts';
import { embedGrants } from '#server/db/schema/embed-grants.ts';
import { endSessions } from '#server/session/sessions.ts';

/**
 * Ends everything that gives access without a password: the sessions but `keepId`, the access of
 * partner sites, and the calendar address, since somebody who was signed in may have copied it.
 */
export async function endAccess(db: Db, userId: number, now: Date, keepId?: string): Promise<void> {
  await endSessions(db, userId, now, keepId);
  await revokeGrants(db, eq(embedGrants.userId, userId), now);
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
