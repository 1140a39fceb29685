import { z } from 'zod';
import { accountColours, accountTypes } from '#core/people/account/account-words.ts';

/** `needed` and `setup`: signed in by password only, and nothing but the second factor is open. */
export const factorState = z.enum(['not_used', 'needed', 'setup', 'on']);

/**
 * The user who is signed in: docs/requirements/people/accounts.md, "Current user". `phone_no` is
 * `01XXXXXXXXX`.
 */
export const currentUser = z.object({
  id: z.int(),
  type: z.enum(accountTypes),
  name: z.string(),
  email: z.string().nullable(),
  phone_no: z.string(),
  phone_no_verified_at: z.string().nullable(),
  photo: z.string().nullable(),
  created_at: z.string(),
  has_password: z.boolean(),
  /** True while the phone is not verified yet: nothing but the OTP calls is open. */
  OTPVerifyUseOnly: z.boolean(),
  second_factor: factorState,
  tutor: z
    .object({
      id: z.int(),
      tutorid: z.string(),
      gender: z.int().nullable(),
      profile_completed: z.int(),
      is_declined: z.boolean(),
      city: z.object({ id: z.int(), city_name: z.string() }).nullable(),
      location: z.object({ id: z.int(), location_name: z.string() }).nullable(),
      current_educational_info: z
        .object({
          department: z.object({ department_name: z.string() }).nullable(),
          university: z.object({ university_name: z.string() }).nullable(),
        })
        .nullable(),
    })
    .nullable(),
  parent: z.object({ id: z.int() }).nullable(),
  is_banned: z.boolean(),
  ban_reason: z.string().nullable(),
  banned_until: z.string().nullable(),
  account_status: z.enum(accountColours),
  account_status_reason: z.string().nullable(),
  deletes_at: z.string().nullable(),
  city_rule: z.enum(['all', 'in-person']),
  exp: z.int(),
  expires_in: z.int(),
});
export type CurrentUser = z.infer<typeof currentUser>;
