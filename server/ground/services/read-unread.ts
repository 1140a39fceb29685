/**
 * The state of each person with a live connection to a node, and the sessions that are still good.
 */

import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { toIntArray } from '#server/ground/db/int-array.ts';
import { isLive } from '#server/ground/db/is-live.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { messageSides } from '#server/ground/db/schema/tuition-messages.ts';
import { isOrWasTuition } from '#server/ground/db/tuitions.ts';

export interface UnreadMessages {
  /** The number of unread messages of all threads. */
  unread: number;
  /** Another number than before: something in a thread of this person has changed. */
  changes: number;
}

export interface UnreadState {
  unread: number;
  /** The highest id; 0 when there is none. */
  newest: number;
  messages: UnreadMessages;
}

/** More are shown as "99+". */
const UNREAD_LIMIT = 100;

/** Short index reads, three a person, all people of the node in one question. */
export async function readUnread(db: Db, userIds: number[]): Promise<Map<number, UnreadState>> {
  const person = sql`(select unnest(${toIntArray(userIds)}) as id) person`;
  const rows = await db
    .select({
      userId: sql`person.id`.mapWith(Number),
      newest:
        sql`coalesce((select max(id) from notifications where user_id = person.id), 0)`.mapWith(
          Number,
        ),
      unread:
        sql`(select count(*) from (select 1 from notifications where user_id = person.id and read_at is null limit ${UNREAD_LIMIT}) counted)`.mapWith(
          Number,
        ),
    })
    .from(person);
  const messages = await readMessages(db, userIds);
  return new Map(
    rows.map(({ userId, ...state }) => [
      userId,
      { ...state, messages: messages.get(userId) ?? NO_MESSAGES },
    ]),
  );
}

const NO_MESSAGES: UnreadMessages = { unread: 0, changes: 0 };

/**
 * Counts the messages of threads that are still there: an undone appointment takes its thread with
 * it.
 */
async function readMessages(db: Db, userIds: number[]): Promise<Map<number, UnreadMessages>> {
  const { userId, unread, changes, applicationId } = messageSides;
  const rows = await db
    .select({
      userId,
      unread: sql`coalesce(sum(${unread}) filter (where ${isOrWasTuition}), 0)`.mapWith(Number),
      changes: sql`sum(${changes})`.mapWith(Number),
    })
    .from(messageSides)
    .leftJoin(applications, and(eq(applications.id, applicationId), gt(unread, 0)))
    .where(inArray(userId, userIds))
    .groupBy(userId);
  return new Map(rows.map(({ userId: id, ...state }) => [id, state]));
}

export const readUnreadMessages = async (db: Db, userId: number): Promise<UnreadMessages> =>
  (await readMessages(db, [userId])).get(userId) ?? NO_MESSAGES;

export async function liveSessions(db: Db, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, ids), isLive(now), isNull(users.deactivatedAt)));
  return new Set(rows.map(({ id }) => id));
}
