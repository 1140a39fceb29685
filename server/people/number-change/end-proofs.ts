/** Ends what was begun with a number before it came into other hands, or was given back. */
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { hireProofs } from '#server/ground/db/schema/hire-proofs.ts';
import { otpCodes, resetTokens } from '#server/ground/db/schema/otp-codes.ts';

/**
 * Makes every code and proof of the account invalid, and every one sent to its old number, no
 * matter who requested it: they would outlive the sessions that end. Codes expire and are not
 * marked as used, because the limits on messages count those that were.
 */
export async function endProofs(
  db: Db,
  { userId, oldPhone }: { userId: number; oldPhone: string },
  now: Date,
): Promise<void> {
  await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(and(eq(resetTokens.userId, userId), isNull(resetTokens.usedAt)));
  const isOfThem = or(eq(otpCodes.userId, userId), eq(otpCodes.phone, oldPhone));
  await db
    .update(otpCodes)
    .set({ expiresAt: now })
    .where(and(isOfThem, isNull(otpCodes.usedAt), gt(otpCodes.expiresAt, now)));
  await db
    .update(hireProofs)
    .set({ expiresAt: now })
    .where(and(eq(hireProofs.phone, oldPhone), gt(hireProofs.expiresAt, now)));
}
