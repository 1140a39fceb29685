import { z } from 'zod';
import { readPhoneNumber } from '../../account/phone-number.ts';
import { toLatinDigits } from '../../format/latin-digits.ts';

/** Spec public-site §5: at least 8; the upper end keeps the hashing affordable. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Text in, `01XXXXXXXXX` out; every way of writing a number is taken. */
export const phone = z
  .string()
  .max(40)
  .transform((text, context) => {
    const number = readPhoneNumber(text);
    if (number) return number;
    context.addIssue({ code: 'custom', params: { code: 'phone_format' } });
    return z.NEVER;
  });

export const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => /^[\p{L}\p{M} ]+$/u.test(text), { params: { code: 'name_letters' } });
export const email = z.preprocess(
  (value) => (value === '' || value === null ? undefined : value),
  z.string().trim().toLowerCase().max(254).pipe(z.email()),
);
const password = z
  .string()
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .refine((text) => !text.includes('\0'), { params: { code: 'password_characters' } });
const gender = z.preprocess(
  (value) => (value === '1' || value === '2' ? Number(value) : value),
  z.union([z.literal(1), z.literal(2)]),
);
const samePassword = (
  { password, password_confirmation }: { password: string; password_confirmation: string },
  context: z.core.$RefinementCtx,
) => {
  if (password !== password_confirmation)
    context.addIssue({
      code: 'custom',
      path: ['password_confirmation'],
      params: { code: 'passwords_differ' },
    });
};

const common = {
  name,
  phone_no: phone,
  email,
  password,
  password_confirmation: z.string().max(200),
};
export const tutorRegistrationBody = z.object({ ...common, gender }).superRefine(samePassword);
export const parentRegistrationBody = z
  .object({
    ...common,
    additional_phone_number: z.preprocess((value) => value || undefined, phone.optional()),
    about: z.string().trim().max(500).optional(),
  })
  .superRefine(samePassword);

/** Who is signed in. Source: spec public-site §3 "User record". `phone_no` is `01XXXXXXXXX`. */
export const currentUser = z.object({
  id: z.int(),
  type: z.enum(['tutor', 'parent', 'staff']),
  name: z.string(),
  email: z.string().nullable(),
  phone_no: z.string(),
  phone_no_verified_at: z.string().nullable(),
  photo: z.string().nullable(),
  created_at: z.string(),
  /** True while the phone is not proved yet: nothing but the OTP calls is open. */
  OTPVerifyUseOnly: z.boolean(),
  tutor: z
    .object({
      id: z.int(),
      tutorid: z.string(),
      gender: z.int().nullable(),
      profile_completed: z.int(),
      city: z.object({ id: z.int(), city_name: z.string() }).nullable(),
      location: z.object({ id: z.int(), location_name: z.string() }).nullable(),
    })
    .nullable(),
  parent: z.object({ id: z.int() }).nullable(),
  is_banned: z.boolean(),
  ban_reason: z.string().nullable(),
  banned_until: z.string().nullable().describe('null with is_banned: for good'),
  account_status: z.enum(['green', 'yellow', 'red']),
  account_status_reason: z.string().nullable(),
  city_rule: z.enum(['all', 'in-person']).describe('which jobs must be in the own city'),
  exp: z.int().describe('seconds since 1970 when the session ends'),
});
export type CurrentUser = z.infer<typeof currentUser>;

const tokenFields = {
  /** Only for clients without our cookie (no `x-porua` header); opaque, sent back as a bearer token. */
  api_token: z.string().optional(),
  exp: z.int(),
};
/**
 * What became of the code for the phone. The session goes on in each case: `sms_unavailable` means
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
  email: z.string().trim().min(1).max(254).describe('phone or e-mail'),
  password: z.string().min(1).max(200),
});
export const loginAnswer = z.object({
  status: z.literal('success'),
  message: z.string(),
  ...tokenFields,
  ...otpFields,
  phone_no: z.string(),
  phone_no_verified_at: z.string().nullable(),
  tutor: z.object({ id: z.int(), tutorid: z.string() }).nullable(),
  parent: z.object({ id: z.int() }).nullable(),
  user: currentUser,
});

export const otp = z.string().transform((text, context) => {
  const digits = toLatinDigits(text).trim();
  if (/^\d{6}$/.test(digits)) return digits;
  context.addIssue({ code: 'custom', params: { code: 'otp_format' } });
  return z.NEVER;
});
export const verifyOtpBody = z.object({ otp });
/** A proved phone opens more than before, so the session gets a new token (or cookie). */
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
export const statusAnswer = z.object({ status: z.literal('success'), message: z.string() });

/** Source: spec tutor-and-parent-areas §7, field names as there. */
export const changePasswordBody = z
  .object({
    current_password: z.string().min(1).max(200),
    new_password: password,
    new_password_confirmation: z.string().max(200),
  })
  .superRefine(({ new_password, new_password_confirmation }, context) => {
    if (new_password !== new_password_confirmation)
      context.addIssue({
        code: 'custom',
        path: ['new_password_confirmation'],
        params: { code: 'passwords_differ' },
      });
  });
/** This session goes on under a new token (or cookie). */
export const changePasswordAnswer = statusAnswer.extend(tokenFields);

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
