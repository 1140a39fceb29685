/**
 * A forgotten password: code to the phone, code for a token, token for a new password. Each step
 * looks the same for a number nobody has, until the code itself is missing.
 */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { isMobileNumber, toStoredPhone } from '#core/account/phone-number.ts';
import type { Lang } from '#core/api/schemas/fields.ts';
import { type Origin, writeAudit } from '#server/audit/write-audit.ts';
import { resetTokens } from '#server/db/schema/otp-codes.ts';
import { users } from '#server/db/schema/people.ts';
import { ApiError } from '#server/http/api-error.ts';
import { checkOtp } from '#server/otp/check-otp.ts';
import { sendOtp } from '#server/otp/send-otp.ts';
import { createToken, hashToken } from '#server/secrets/secrets.ts';
import type { Services } from '#server/services.ts';
import { endSessions } from '#server/session/sessions.ts';
import { checkNewPassword } from './check-new-password.ts';

const TOKEN_LIFE_MS = 10 * 60_000;

interface ResetClient {
  /** Secret of who started the reset. */
  challenge: string;
  origin: Origin;
}

export async function sendResetOtp(
  services: Services,
  phone: string,
  { challenge, origin, lang }: ResetClient & { lang: Lang },
): Promise<void> {
  if (!isMobileNumber(phone))
    throw new ApiError('invalid_input', { fields: { phone_no: { key: 'phone_unreachable' } } });
  const stored = toStoredPhone(phone) ?? '';
  const [user] = await services.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phoneNo, stored));
  const binding = hashToken(challenge);
  const result = await sendOtp(services, {
    purpose: 'reset',
    phone: stored,
    userId: user?.id ?? null,
    binding,
    who: binding,
    lang,
    ip: origin.ip,
  });
  const outcome = result.status === 'sent' ? 'ok' : result.status;
  await writeAudit(services, origin, { action: 'reset_code_sent', outcome, userId: user?.id });
  if (result.status === 'too_many_requests')
    throw new ApiError('too_many_requests', { values: { seconds: result.seconds } });
  if (result.status === 'sms_unavailable') throw new ApiError('sms_unavailable');
}

export async function verifyResetOtp(
  services: Services,
  { phone, code }: { phone: string; code: string },
  { challenge, origin }: ResetClient,
): Promise<string> {
  const binding = hashToken(challenge);
  const audit = (outcome: string, userId?: number) =>
    writeAudit(services, origin, { action: 'reset_code_verified', outcome, userId });
  try {
    const stored = toStoredPhone(phone) ?? '';
    const attempt = { purpose: 'reset', phone: stored, binding, who: binding, code } as const;
    const userId = await checkOtp(services, attempt);
    const token = createToken();
    const expiresAt = new Date(services.now().getTime() + TOKEN_LIFE_MS);
    await services.db
      .insert(resetTokens)
      .values({ tokenHash: hashToken(token), userId, expiresAt });
    await audit('ok', userId);
    return token;
  } catch (error) {
    if (error instanceof ApiError) await audit(error.code);
    throw error;
  }
}

export interface NewPassword {
  phone: string;
  token: string;
  password: string;
}

export async function resetPassword(
  services: Services,
  { phone, token, password }: NewPassword,
  origin: Origin,
): Promise<void> {
  const { db, passwords } = services;
  const now = services.now();
  const isOpen = and(
    eq(resetTokens.tokenHash, hashToken(token)),
    isNull(resetTokens.usedAt),
    gt(resetTokens.expiresAt, now),
  );
  const [owner] = await db
    .select({ id: users.id, phoneNo: users.phoneNo, email: users.email, name: users.name })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(isOpen);
  if (owner === undefined || owner.phoneNo !== toStoredPhone(phone))
    throw new ApiError('reset_token_invalid');
  checkNewPassword(password, [phone, owner.email, owner.name]);
  const passwordHash = await passwords.hash(password);
  const isDone = await db.transaction(async (transaction) => {
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
    // The code came to this phone, so the phone is proved as well.
    await transaction
      .update(users)
      .set({
        passwordHash,
        phoneNoVerifiedAt: sql`coalesce(${users.phoneNoVerifiedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(eq(users.id, owner.id));
    await endSessions(transaction, owner.id, now);
    return true;
  });
  if (!isDone) throw new ApiError('reset_token_invalid');
  await writeAudit(services, origin, { action: 'password_reset', outcome: 'ok', userId: owner.id });
}
