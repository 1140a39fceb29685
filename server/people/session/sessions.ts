/** Sessions in the database: what is ended here is ended on every node with the next request. */

import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Db } from '#server/ground/db/database.ts';
import { IDLE_DAYS, isLive } from '#server/ground/db/is-live.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import type { Session, SessionKind } from '#server/ground/request/caller.ts';
import { createToken, hashToken } from '#server/ground/secrets/secrets.ts';
import { deviceName } from './device-name.ts';

const ABSOLUTE_DAYS = 30;

export interface NewSession {
  userId: number;
  kind: SessionKind;
  otpOnly: boolean;
  userAgent: string;
}

export interface StartedSession {
  session: Session;
  /** The only moment it is known. */
  token: string;
}

export async function startSession(db: Db, given: NewSession, now: Date): Promise<StartedSession> {
  const token = createToken();
  const { userAgent, ...rest } = given;
  const [session] = await db
    .insert(sessions)
    .values({
      ...rest,
      tokenHash: hashToken(token),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: dayjs.utc(now).add(ABSOLUTE_DAYS, 'day').toDate(),
      device: deviceName(userAgent),
    })
    .returning();
  if (session === undefined) throw new Error('No session was created');
  return { session, token };
}

/** Returns the time at which the session ends if nobody uses it again. */
export const endOf = ({ lastSeenAt, expiresAt }: Session): Date =>
  new Date(Math.min(expiresAt.getTime(), dayjs.utc(lastSeenAt).add(IDLE_DAYS, 'day').valueOf()));

export const listSessions = (db: Db, userId: number, now: Date): Promise<Session[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(now)))
    .orderBy(desc(sessions.lastSeenAt));

/** Ends one of the user's own sessions only: a stranger's id ends nothing. */
export async function endSession(db: Db, userId: number, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id), isLive(now)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** All of a person, but for the one to keep. */
export async function endSessions(db: Db, userId: number, now: Date, keepId?: string) {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        keepId === undefined ? undefined : ne(sessions.id, keepId),
      ),
    );
}

/** Renews the token of a session, which goes on; a holder of the old token is out. */
export async function renewSessionToken(db: Db, session: Session): Promise<StartedSession> {
  const token = createToken();
  await db
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, session.id));
  return { session, token };
}

export async function endSessionByToken(db: Db, token: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.tokenHash, hashToken(token)), isNull(sessions.revokedAt)));
}
