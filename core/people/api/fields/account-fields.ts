/** The fields people type into in the forms of an account. */
import { z } from 'zod';
import { emptyToMissing, fail } from '#core/ground/api/fields/fields.ts';
import { toLatinDigits } from '#core/ground/format/latin-digits.ts';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';

/** The upper end keeps the hashing affordable. Source: docs/requirements/people/accounts.md, "Fields". */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Text in, `01XXXXXXXXX` out; every way of writing a number is taken. */
export const phone = z
  .string()
  .max(40)
  .transform((text, context) => {
    const number = readPhoneNumber(text);
    if (number) return number;
    const code = text.trim() === '' ? 'required' : 'phone_format';
    context.addIssue({ code: 'custom', params: { code } });
    return z.NEVER;
  });

/** A name at sign-up; later every name takes what `personName` takes. */
export const signUpName = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(100)
  .refine((text) => /^(?:[\p{L}\p{M} ]|\u200C|\u200D)+$/u.test(text), {
    params: { code: 'name_letters' },
  });
export const email = z.preprocess(
  emptyToMissing,
  z.string().trim().toLowerCase().max(254).pipe(z.email()),
);
/** Nothing, or an address. */
export const optionalEmail = z.preprocess(
  emptyToMissing,
  z.string().trim().toLowerCase().max(254).pipe(z.email()).optional(),
);
export const password = z
  .string()
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .refine((text) => !text.includes('\0'), { params: { code: 'password_characters' } });
export const gender = z.preprocess(
  (value) => (value === '1' || value === '2' ? Number(value) : value),
  z.union([z.literal(1), z.literal(2)]),
);
export const samePassword = (
  { password, password_confirmation }: { password: string; password_confirmation: string },
  context: z.core.$RefinementCtx,
) => {
  if (password !== password_confirmation)
    fail(context, 'password_confirmation', 'passwords_differ');
};

/** Copied from a message it brings dashes, spaces or a word along. */
export const otp = z.string().transform((text, context) => {
  const digits = toLatinDigits(text).replace(/\D/g, '');
  if (/^\d{6}$/.test(digits)) return digits;
  const code = text.trim() === '' ? 'required' : 'otp_format';
  context.addIssue({ code: 'custom', params: { code } });
  return z.NEVER;
});
