/** Pieces that several answers for staff share. */
import { z } from 'zod';
import { integerOr, optional } from '#core/ground/api/fields/fields.ts';
import { page } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { accountColours } from '#core/people/account/account-words.ts';

export const accountStatus = z.enum(accountColours);
export const optionalSearch = optional(z.string().trim().max(100));
export const STAFF_PAGE_SIZE = 25;
export const staffPage = { page, per_page: integerOr(STAFF_PAGE_SIZE, 1, 100) };

/** The person who did something; null is the system, or somebody by a private link. */
export const actor = z.object({ user_id: z.int(), name: z.string() }).nullable();
export const staffNote = z.object({
  id: z.int(),
  text: z.string(),
  at: z.string(),
  by: actor,
});
export type StaffNoteView = z.infer<typeof staffNote>;

/** The version the reader saw: an older one than the stored is refused with `changed_meanwhile`. */
export const version = z.int().min(1);
export const versionAnswer = z.object({ ...success, version: z.int() });
