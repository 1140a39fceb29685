/** The address of an account, and the one that waits for its owner to open the link. */

import { and, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { emailChanges } from '#server/ground/db/schema/email-changes.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';

/** Null when nothing waits. The newest link is the only one that holds. */
export async function readPendingEmail(
  db: Db,
  userId: number,
  now: Date,
): Promise<typeof emailChanges.$inferSelect | null> {
  const [newest] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
  return newest === undefined || newest.usedAt !== null ? null : newest;
}

export async function readEmailState(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, email, emailVerifiedAt }: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
) {
  const pending = await readPendingEmail(db, id, now());
  return {
    email,
    email_verified: email !== null && emailVerifiedAt !== null,
    email_pending: pending?.email ?? null,
  };
}
