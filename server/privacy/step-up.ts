/** Asks the holder of an open session once more: for the password, or a code if there is none. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { checkCurrentPassword } from '#server/people/account/change-password.ts';
import { checkOtp } from '#server/people/otp/check-otp.ts';
import { type SendResult, sendOtp } from '#server/people/otp/send-otp.ts';

export interface StepUp {
  password?: string | undefined;
  otp?: string | undefined;
}

const bindingOf = ({ session }: Caller) => `delete:${session.id}`;
const whoOf = ({ user }: Caller) => `user:${user.id}`;

export const sendStepUpCode = (
  services: Services,
  caller: Caller,
  { lang, ip }: { lang: Lang; ip: string },
): Promise<SendResult> =>
  sendOtp(services, {
    purpose: 'verify',
    phone: caller.user.phoneNo,
    userId: caller.user.id,
    binding: bindingOf(caller),
    who: whoOf(caller),
    lang,
    ip,
  });

export async function checkStepUp(
  services: Services,
  caller: Caller,
  { password, otp }: StepUp,
  origin: Origin,
): Promise<void> {
  // A code would be a second way in beside the password.
  if (otp !== undefined && caller.user.passwordHash === null) {
    await checkOtp(services, {
      purpose: 'verify',
      phone: caller.user.phoneNo,
      binding: bindingOf(caller),
      who: whoOf(caller),
      code: otp,
    });
    return;
  }
  if (password === undefined)
    throw new ApiError('invalid_input', { fields: { password: { key: 'required' } } });
  await checkCurrentPassword(services, caller, { password, field: 'password' }, origin);
}
