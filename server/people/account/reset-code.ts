/**
 * The code for a forgotten password, and the token it is changed for. Each step looks the same for a
 * number nobody has, until the code itself is missing.
 */

import { eq } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isMobileNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { resetTokens } from '#server/ground/db/schema/otp-codes.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { createToken, hashToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkOtp } from '#server/people/otp/check-otp.ts';
import { sendOtp } from '#server/people/otp/send-otp.ts';

const TOKEN_LIFE_MINUTES = 10;

/**
 * Hashes the token for keeping: it counts only with the number that its code came to, in E.164.
 */
export const hashResetToken = (phone: string, token: string) => hashToken(`${phone} ${token}`);

interface ResetClient {
  /** Secret of who started the reset. */
  challenge: string;
  origin: Origin;
}

interface CodeAsked extends ResetClient {
  /** A device the owner has signed in on. */
  device: string | null;
  lang: Lang;
}

export async function sendResetOtp(
  services: Services,
  phone: string,
  { challenge, origin, device, lang }: CodeAsked,
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
    device,
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
    const expiresAt = dayjs.utc(services.now()).add(TOKEN_LIFE_MINUTES, 'minute').toDate();
    await services.db
      .insert(resetTokens)
      .values({ tokenHash: hashResetToken(stored, token), userId, expiresAt });
    await audit('ok', userId);
    return token;
  } catch (error) {
    if (error instanceof ApiError) await audit(error.code);
    throw error;
  }
}
