/**
 * A phone that was never verified turns out to be somebody's: what a stranger set for it before must
 * not let the stranger in, and must not send the owner's messages to the stranger.
 */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { emailChanges } from '#server/ground/db/schema/email-changes.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';

/** Give it the transaction in which the phone becomes verified. */
export async function forgetStranger(db: Db, userId: number): Promise<void> {
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await db
    .update(parents)
    .set({ additionalPhoneNumber: null, about: null })
    .where(eq(parents.userId, userId));
}
