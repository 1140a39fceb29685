/** The secret address a calendar reads a person's week at: one for each account, its token kept as a hash. */

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { calendarFeeds } from '#server/ground/db/schema/calendar-feeds.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { type Limit, takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { hashToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';

const TOKEN_BYTES = 16;

const renewLimit = (userId: number): Limit => ({
  key: `calendar-feed:${userId}`,
  windows: [{ seconds: inSeconds({ hours: 1 }), max: 10 }],
});

export const CALENDAR_TOKEN = /^[\w-]{22}$/;

export async function readFeed({ db }: Services, userId: number) {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return { since: feed?.createdAt.toISOString() ?? null };
}

export async function renewFeed(services: Services, userId: number, origin: Origin) {
  const { db, config, now } = services;
  const createdAt = now();
  await takeLimits(db, [renewLimit(userId)], createdAt);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { tokenHash: hashToken(token), createdAt };
  await db.transaction(async (transaction) => {
    await transaction
      .insert(calendarFeeds)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: row });
    // If it was not the owner, the owner hears of it.
    const notice = { userId, kind: 'calendar_address_made', values: {}, path: null } as const;
    await notify(services, transaction, [notice]);
    await writeAudit({ ...services, db: transaction }, origin, {
      action: 'calendar_feed_renewed',
      outcome: 'ok',
      userId,
    });
  });
  return {
    address: new URL(`/calendar/${token}.ics`, config.publicUrl).href,
    since: createdAt.toISOString(),
  };
}

export async function endFeed(services: Services, userId: number, origin: Origin): Promise<void> {
  await services.db.transaction(async (db) => {
    await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
    await writeAudit({ ...services, db }, origin, {
      action: 'calendar_feed_ended',
      outcome: 'ok',
      userId,
    });
  });
}

/**
 * Finds the person whose feed it is; undefined for a token that was renewed, ended or never made.
 */
export async function ownerOfFeed({ db }: Services, token: string): Promise<Person | undefined> {
  const [found] = await db
    .select({ user: users, tutor: tutors, parent: { id: parents.id } })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(eq(calendarFeeds.tokenHash, hashToken(token)));
  return found;
}
