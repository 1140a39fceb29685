/** Connections in the database. A grant that is revoked takes its codes and tokens with it. */

import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isLive } from '#server/ground/db/is-live.ts';
import { embedGrants } from '#server/ground/db/schema/embed-grants.ts';
import { partners } from '#server/ground/db/schema/partners.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import type { Grant, Session } from '#server/ground/request/caller.ts';
import { hashToken } from '#server/ground/secrets/secrets.ts';

export interface NewGrant {
  session: Session;
  siteId: string;
  origin: string;
  scopes: EmbedScope[];
  /** The person was asked; not so on pages of our own site. */
  isApproved: boolean;
}

/** One a session and origin: agreeing again renews it. */
export async function openGrant(
  db: Db,
  { session, siteId, origin, scopes, isApproved }: NewGrant,
  now: Date,
): Promise<Grant> {
  const approval = isApproved ? { approvedAt: now } : {};
  const [grant] = await db
    .insert(embedGrants)
    .values({
      userId: session.userId,
      sessionId: session.id,
      siteId,
      origin,
      scopes,
      createdAt: now,
      lastUsedAt: now,
      ...approval,
    })
    .onConflictDoUpdate({
      target: [embedGrants.sessionId, embedGrants.siteId, embedGrants.origin],
      targetWhere: sql`${embedGrants.revokedAt} is null`,
      set: { scopes, lastUsedAt: now, ...approval },
    })
    .returning();
  if (grant === undefined) throw new Error('No grant was created');
  return grant;
}

/** The condition of a grant, with all it hangs on joined: nothing of it has ended meanwhile. */
export const isGrantAlive = (now: Date): SQL | undefined =>
  and(
    isNull(embedGrants.revokedAt),
    isLive(now),
    eq(sessions.otpOnly, false),
    eq(partners.enabled, true),
    isNull(users.deactivatedAt),
  );

const selectAlive = (db: Db, which: SQL | undefined, now: Date) =>
  db
    .select({ grant: embedGrants, name: partners.name })
    .from(embedGrants)
    .innerJoin(sessions, eq(sessions.id, embedGrants.sessionId))
    .innerJoin(users, eq(users.id, embedGrants.userId))
    .innerJoin(partners, eq(partners.siteId, embedGrants.siteId))
    .where(and(which, isGrantAlive(now)))
    .orderBy(asc(embedGrants.createdAt));

/** Lists what the person agreed to and can take back, oldest first. */
export const listGrants = (db: Db, userId: number, now: Date) =>
  selectAlive(db, and(eq(embedGrants.userId, userId), isNotNull(embedGrants.approvedAt)), now);

export async function findGrant(db: Db, id: string, now: Date): Promise<Grant | undefined> {
  const [row] = await selectAlive(db, eq(embedGrants.id, id), now);
  return row?.grant;
}

/** Returns whether this person agreed for this site in any session that is still remembered. */
export async function hasEverAgreed(db: Db, userId: number, siteId: string): Promise<boolean> {
  const rows = await db
    .select({ id: embedGrants.id })
    .from(embedGrants)
    .where(
      and(
        eq(embedGrants.userId, userId),
        eq(embedGrants.siteId, siteId),
        isNotNull(embedGrants.approvedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The connection that this browser keeps at this site and origin. */
export async function findKeptGrant(
  db: Db,
  handle: string,
  { siteId, origin }: { siteId: string; origin: string },
  now: Date,
): Promise<Grant | undefined> {
  const isIt = and(
    eq(embedGrants.handleHash, hashToken(handle)),
    eq(embedGrants.siteId, siteId),
    eq(embedGrants.origin, origin),
    gt(embedGrants.keptUntil, now),
  );
  const [row] = await selectAlive(db, isIt, now);
  return row?.grant;
}

/** Ends every open grant the condition finds; says how many. */
export async function revokeGrants(db: Db, which: SQL | undefined, now: Date): Promise<number> {
  const ended = await db
    .update(embedGrants)
    .set({ revokedAt: now })
    .where(and(which, isNull(embedGrants.revokedAt)))
    .returning({ id: embedGrants.id });
  return ended.length;
}
