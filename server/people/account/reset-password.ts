/** The end of a forgotten password: a new one, by the token that reset-code.ts gave for the code. */

import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { resetTokens } from '#server/ground/db/schema/otp-codes.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { clearLimits } from '#server/ground/limits/take-limits.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { checkNewPassword } from './check-new-password.ts';
import { endAccess } from './end-access.ts';
import { lockPerson } from './lock-person.ts';
import { hashResetToken } from './reset-code.ts';
import { signInLimits } from './sign-in-limits.ts';
import { forgetStranger } from './take-over.ts';

interface NewPassword {
  phone: string;
  token: string;
  password: string;
}

/** Sets the new password and returns the id of its owner. */
export async function resetPassword(
  services: Services,
  { phone, token, password }: NewPassword,
  origin: Origin,
): Promise<number> {
  const { db, passwords } = services;
  const now = services.now();
  const stored = toStoredPhone(phone) ?? '';
  const isOpen = and(
    eq(resetTokens.tokenHash, hashResetToken(stored, token)),
    isNull(resetTokens.usedAt),
    gt(resetTokens.expiresAt, now),
  );
  const [owner] = await db
    .select({
      id: users.id,
      phoneNo: users.phoneNo,
      phoneNoVerifiedAt: users.phoneNoVerifiedAt,
      email: users.email,
      name: users.name,
    })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(isOpen);
  // It may have another number since the code.
  if (owner === undefined || owner.phoneNo !== stored) throw new ApiError('reset_token_invalid');
  checkNewPassword(password, [phone, owner.email, owner.name]);
  const passwordHash = await passwords.hash(password);
  const isDone = await db.transaction(async (transaction) => {
    // A change of number, or its undoing, uses the tokens up under the same lock.
    await lockPerson(transaction, owner.id);
    const used = await transaction
      .update(resetTokens)
      .set({ usedAt: now })
      .where(isOpen)
      .returning({ userId: resetTokens.userId });
    if (used.length === 0) return false;
    await transaction
      .update(resetTokens)
      .set({ usedAt: now })
      .where(and(eq(resetTokens.userId, owner.id), isNull(resetTokens.usedAt)));
    // The code came to this phone, so the phone is verified as well.
    await transaction
      .update(users)
      .set({
        passwordHash,
        phoneNoVerifiedAt: sql`coalesce(${users.phoneNoVerifiedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(eq(users.id, owner.id));
    if (owner.phoneNoVerifiedAt === null) await forgetStranger(transaction, owner.id);
    await endAccess(transaction, owner.id, now);
    const notice = { userId: owner.id, kind: 'password_changed', values: {}, path: null } as const;
    await notify(services, transaction, [notice]);
    return true;
  });
  if (!isDone) throw new ApiError('reset_token_invalid');
  // Who has the phone is the owner: what strangers guessed no longer keeps this person out. Their
  // own networks stay limited.
  const attempt = { name: owner.phoneNo, userId: owner.id, device: null, ip: origin.ip };
  await clearLimits(db, signInLimits(services, attempt));
  await writeAudit(services, origin, { action: 'password_reset', outcome: 'ok', userId: owner.id });
  return owner.id;
}
