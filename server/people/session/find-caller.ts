import { and, eq, isNull } from 'drizzle-orm';
import { inMs } from '#core/ground/dates/duration.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isLive } from '#server/ground/db/is-live.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import type { Caller, Person, SessionKind } from '#server/ground/request/caller.ts';
import { hashToken } from '#server/ground/secrets/secrets.ts';

/** A session is marked as used at most this often: not every read shall be a write. */
const SEEN_EVERY_MS = inMs({ minutes: 10 });

export async function findCaller(
  db: Db,
  token: string,
  kind: SessionKind,
  now: Date,
): Promise<Caller | null> {
  const [row] = await db
    .select({ session: sessions, user: users, tutor: tutors, parent: { id: parents.id } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        eq(sessions.kind, kind),
        isLive(now),
        isNull(users.deactivatedAt),
      ),
    );
  if (row === undefined) return null;
  if (now.getTime() - row.session.lastSeenAt.getTime() > SEEN_EVERY_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, row.session.id));
    row.session.lastSeenAt = now;
  }
  return row;
}

export async function findPerson(db: Db, userId: number): Promise<Person | null> {
  const [row] = await db
    .select({ user: users, tutor: tutors, parent: { id: parents.id } })
    .from(users)
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}
