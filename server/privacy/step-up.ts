/** Whoever holds an open session is asked once more: for the password, or a code where there is none. */

import type { Lang } from '#core/i18n/lang.ts';
import { checkCurrentPassword } from '#server/account/change-password.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { checkOtp } from '#server/otp/check-otp.ts';
import { type SendResult, sendOtp } from '#server/otp/send-otp.ts';
import type { Caller } from '#server/request/caller.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';

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
