/** The phone of a request without an account: code to the phone, code for a proof. */
import { isMobileNumber, toStoredPhone } from '#core/account/phone-number.ts';
import type { Lang } from '#core/api/schemas/fields.ts';
import { type Origin, writeAudit } from '#server/audit/write-audit.ts';
import { hireProofs } from '#server/db/schema/hire-proofs.ts';
import { ApiError } from '#server/http/api-error.ts';
import { checkPhoneOtp } from '#server/otp/check-otp.ts';
import { sendOtp } from '#server/otp/send-otp.ts';
import { createToken, hashToken, keyedHash } from '#server/secrets/secrets.ts';
import type { Services } from '#server/services.ts';

export const PROOF_LIFE_SECONDS = 15 * 60;

/** Tries are counted for the phone: another form, or another visitor, brings no new ones. */
const triesOf = ({ config }: Services, phone: string) =>
  `hire:${keyedHash(config.appSecret, 'phone', phone)}`;

export async function sendHireOtp(
  services: Services,
  national: string,
  { challenge, origin, lang }: { challenge: string; origin: Origin; lang: Lang },
): Promise<void> {
  if (!isMobileNumber(national))
    throw new ApiError('invalid_input', { fields: { phone_no: { key: 'phone_unreachable' } } });
  const phone = toStoredPhone(national) ?? '';
  const result = await sendOtp(services, {
    purpose: 'hire',
    phone,
    userId: null,
    binding: hashToken(challenge),
    who: triesOf(services, phone),
    lang,
    ip: origin.ip,
  });
  const outcome = result.status === 'sent' ? 'ok' : result.status;
  await writeAudit(services, origin, { action: 'hire_code_sent', outcome });
  if (result.status === 'too_many_requests')
    throw new ApiError('too_many_requests', { values: { seconds: result.seconds } });
  if (result.status === 'sms_unavailable') throw new ApiError('sms_unavailable');
}

export async function verifyHireOtp(
  services: Services,
  { phone_no, challenge, otp }: { phone_no: string; challenge: string; otp: string },
  origin: Origin,
): Promise<string> {
  const phone = toStoredPhone(phone_no) ?? '';
  const audit = (outcome: string) =>
    writeAudit(services, origin, { action: 'hire_code_verified', outcome });
  try {
    await checkPhoneOtp(services, {
      purpose: 'hire',
      phone,
      binding: hashToken(challenge),
      who: triesOf(services, phone),
      code: otp,
    });
  } catch (error) {
    if (error instanceof ApiError) await audit(error.code);
    throw error;
  }
  const proof = createToken();
  const expiresAt = new Date(services.now().getTime() + PROOF_LIFE_SECONDS * 1000);
  await services.db.insert(hireProofs).values({ tokenHash: hashToken(proof), phone, expiresAt });
  await audit('ok');
  return proof;
}
