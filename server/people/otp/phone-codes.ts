/**
 * A phone verified without an account: code to the phone, code back. What is sent and how long it
 * takes is the same for every number, so nobody learns from it which ones have accounts.
 */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { isMobileNumber, toStoredPhone } from '#core/people/account/phone-number.ts';
import type { AuditAction } from '#core/staff/audit-actions.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import { hashToken, keyedHash } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkPhoneOtp } from './check-otp.ts';
import type { PhonePurpose } from './phone-purposes.ts';
import { sendOtp } from './send-otp.ts';

export interface PhoneClient {
  /** Secret of who asked for the code: nobody else may use it. */
  challenge: string;
  origin: Origin;
  /** A device the owner of the phone has signed in on. */
  device?: string | null;
}

const SENT: Record<PhonePurpose, AuditAction> = {
  hire: 'hire_code_sent',
  alert: 'alert_code_sent',
  sign_in: 'sign_in_code_sent',
  phone_new: 'new_phone_code_sent',
};
const VERIFIED: Record<PhonePurpose, AuditAction> = {
  hire: 'hire_code_verified',
  alert: 'alert_code_verified',
  sign_in: 'sign_in_code_verified',
  phone_new: 'new_phone_code_verified',
};

/**
 * Returns the key tries are counted under, which is the phone's: another form, or another visitor,
 * brings no new ones. The owner's device has its own count, or a person who guesses would keep the
 * owner out.
 */
const triesOf = (
  { config }: Services,
  purpose: PhonePurpose,
  phone: string,
  device: string | null = null,
) => `${purpose}:${device ?? keyedHash(config.appSecret, 'phone', phone)}`;

export async function sendPhoneCode(
  services: Services,
  purpose: PhonePurpose,
  national: string,
  { challenge, origin, device = null, lang }: PhoneClient & { lang: Lang },
): Promise<void> {
  if (!isMobileNumber(national))
    throw new ApiError('invalid_input', { fields: { phone_no: { key: 'phone_unreachable' } } });
  const phone = toStoredPhone(national) ?? '';
  const result = await sendOtp(services, {
    purpose,
    phone,
    userId: null,
    binding: hashToken(challenge),
    who: triesOf(services, purpose, phone, device),
    lang,
    ip: origin.ip,
    device,
  });
  const outcome = result.status === 'sent' ? 'ok' : result.status;
  await writeAudit(services, origin, { action: SENT[purpose], outcome });
  if (result.status === 'too_many_requests')
    throw new ApiError('too_many_requests', { values: { seconds: result.seconds } });
  if (result.status === 'sms_unavailable') throw new ApiError('sms_unavailable');
}

/** The phone in E.164, verified now. */
export async function verifyPhoneCode(
  services: Services,
  purpose: PhonePurpose,
  { phone_no, otp }: { phone_no: string; otp: string },
  { challenge, origin, device = null }: PhoneClient,
): Promise<string> {
  const phone = toStoredPhone(phone_no) ?? '';
  const audit = (outcome: string) =>
    writeAudit(services, origin, { action: VERIFIED[purpose], outcome });
  try {
    await checkPhoneOtp(services, {
      purpose,
      phone,
      binding: hashToken(challenge),
      who: triesOf(services, purpose, phone, device),
      code: otp,
    });
  } catch (error) {
    if (error instanceof ApiError) await audit(error.code);
    throw error;
  }
  await audit('ok');
  return phone;
}
