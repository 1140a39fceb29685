/** Signing up and in, codes, passwords, sessions. */
import { z } from 'zod';
import { fail, optional, optionalWords } from '#core/ground/api/fields/fields.ts';
import { statusAnswer, success } from '#core/ground/api/fields/success.ts';
import { GUARDIAN_ABOUT_MAX } from '#core/people/account/guardian-about-max.ts';
import { currentUser } from './current-user.ts';
import {
  email,
  gender,
  optionalEmail,
  otp,
  password,
  phone,
  samePassword,
  signUpName,
} from './fields/account-fields.ts';

const common = {
  name: signUpName,
  phone_no: phone,
  email,
  password,
  password_confirmation: z.string().max(200),
};
export const tutorRegistrationBody = z.object({ ...common, gender }).superRefine(samePassword);
export const parentRegistrationBody = z
  .object({
    ...common,
    email: optionalEmail,
    additional_phone_number: z.preprocess((value) => value || undefined, phone.optional()),
    about: optionalWords(GUARDIAN_ABOUT_MAX),
  })
  .superRefine(samePassword);

export const tokenFields = {
  /**
   * The token for clients without our cookie (no `x-porua` header); opaque, sent back as a bearer
   * token.
   */
  api_token: z.string().optional(),
  exp: z.int(),
};
/**
 * The status of the code for the phone. The session goes on in each case: `sms_unavailable` means
 * that the message is tried again, `too_many_requests` that no new one may be sent yet.
 */
const otpStatus = z.enum(['sent', 'not_needed', 'sms_unavailable', 'too_many_requests']);
const otpFields = {
  otp_status: otpStatus,
  /** Seconds until a new code may be asked for; 0 when none is needed. */
  resend_in: z.int(),
};
export const registrationAnswer = z.object({
  type: z.literal('success'),
  message: z.string(),
  data: z.object({ user: currentUser, ...tokenFields, ...otpFields }),
});

export const loginBody = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
});
export const loginAnswer = z.object({
  ...success,
  ...tokenFields,
  ...otpFields,
  phone_no: z.string(),
  phone_no_verified_at: z.string().nullable(),
  tutor: z.object({ id: z.int(), tutorid: z.string() }).nullable(),
  parent: z.object({ id: z.int() }).nullable(),
  user: currentUser,
});

export const signInByProofBody = z.object({
  proof: z.string().min(1).max(100),
});

export const verifyOtpBody = z.object({ otp });
/** A verified phone opens more than before, so the session gets a new token (or cookie). */
export const verifyOtpAnswer = z.object({
  type: z.literal('success'),
  message: z.string(),
  ...tokenFields,
  user: currentUser,
});
/** Seconds until the next send is allowed; the same for known and unknown numbers. */
export const sentAnswer = z.object({
  type: z.literal('success'),
  message: z.string(),
  resend_in: z.int(),
});
export const resendOtpBody = z.object({
  phone_no: optional(phone),
});
export const sendResetOtpBody = z.object({ phone_no: phone });
/** Only who asked for a code may use it: browsers prove it by cookie, others by this secret. */
export const sentResetAnswer = sentAnswer.extend({ challenge: z.string().optional() });
export const verifyResetOtpBody = z.object({
  phone_no: phone,
  phone_otp: otp,
  challenge: z.string().max(100).optional(),
});
export const verifyResetOtpAnswer = z.object({
  type: z.literal('success'),
  message: z.string(),
  token: z.string(),
});
export const resetPasswordBody = z
  .object({
    phone_no: phone,
    token: z.string().min(1).max(200),
    password,
    password_confirmation: z.string().max(200),
  })
  .superRefine(samePassword);
export const setPasswordBody = z
  .object({ password, password_confirmation: z.string().max(200) })
  .superRefine(samePassword);

/** Field names are fixed: docs/requirements/ground/api.md, "Paths". */
export const changePasswordBody = z
  .object({
    current_password: z.string().min(1).max(200),
    new_password: password,
    new_password_confirmation: z.string().max(200),
  })
  .superRefine(({ new_password, new_password_confirmation }, context) => {
    if (new_password !== new_password_confirmation)
      fail(context, 'new_password_confirmation', 'passwords_differ');
  });
/** This session goes on under a new token (or cookie). */
export const changePasswordAnswer = statusAnswer.extend(tokenFields);

/**
 * The token of the link in an email; it is sent by a press of a button, never by opening the page.
 */
export const verifyEmailBody = z.object({ token: z.string().min(1).max(100) });

export const sessionParams = z.object({ id: z.uuid() });
export const sessionsAnswer = z.array(
  z.object({
    id: z.uuid(),
    device: z.string(),
    created_at: z.string(),
    last_seen_at: z.string(),
    is_current: z.boolean(),
  }),
);
