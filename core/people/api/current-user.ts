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
  has_password: z.boolean().describe('false: signs in by code alone'),
  /** True while the phone is not verified yet: nothing but the OTP calls is open. */
  OTPVerifyUseOnly: z.boolean(),
  second_factor: factorState.describe('of staff'),
  tutor: z
    .object({
      id: z.int(),
      tutorid: z.string(),
      gender: z.int().nullable(),
      profile_completed: z.int(),
      is_declined: z.boolean().describe('staff have not accepted the profile: no applications'),
      city: z.object({ id: z.int(), city_name: z.string() }).nullable(),
      location: z.object({ id: z.int(), location_name: z.string() }).nullable(),
      current_educational_info: z
        .object({
          department: z.object({ department_name: z.string() }).nullable(),
          university: z.object({ university_name: z.string() }).nullable(),
        })
        .nullable()
        .describe('of the entry that is the current institute; null without one'),
    })
    .nullable(),
  parent: z.object({ id: z.int() }).nullable(),
  is_banned: z.boolean(),
  ban_reason: z.string().nullable(),
  banned_until: z.string().nullable().describe('null with is_banned: permanent'),
  account_status: z.enum(accountColours),
  account_status_reason: z.string().nullable(),
  deletes_at: z.string().nullable().describe('when the account will be deleted, as asked for'),
  city_rule: z.enum(['all', 'in-person']).describe('which jobs must be in the own city'),
  exp: z.int().describe('seconds since 1970 when the session ends'),
  expires_in: z.int().describe('seconds until then, for devices whose clock is wrong'),
});
export type CurrentUser = z.infer<typeof currentUser>;
