/** For the live connections of a node: where each person stands, and which sessions are still good. */

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { toIntArray } from '#server/db/int-array.ts';
import { isLive } from '#server/db/is-live.ts';
import { users } from '#server/db/schema/people.ts';
import { sessions } from '#server/db/schema/sessions.ts';

export interface UnreadState {
  unread: number;
  /** The highest id; 0 when there is none. */
  newest: number;
}

/** More are shown as "99+". */
const UNREAD_LIMIT = 100;

/** Two short index reads a person, all people of the node in one question. */
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
  return new Map(rows.map(({ userId, ...state }) => [userId, state]));
}

export async function liveSessions(db: Db, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, ids), isLive(now), isNull(users.deactivatedAt)));
  return new Set(rows.map(({ id }) => id));
}
