/** Pieces that several answers for staff share. */
import { z } from 'zod';
import { emptyToMissing, lang } from '../fields/fields.ts';

export const paged = {
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
};
export const nullableText = z.string().nullable();
export const nullableInteger = z.int().nullable();
export const accountStatus = z.enum(['green', 'yellow', 'red']);
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(emptyToMissing, schema.optional());
export const optionalSearch = optional(z.string().trim().max(100));
export const withLang = { lang: lang.optional() };

/** Who did something; null is the system, or somebody by a private link. */
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
export const versionAnswer = z.object({
  status: z.literal('success'),
  message: z.string(),
  version: z.int(),
});
