import { z } from 'zod';
import { id } from '#core/ground/api/fields/fields.ts';
import { success } from '#core/ground/api/fields/success.ts';

/** The fields every save of the profile answers; `profile_completed` is the new percentage. */
export const savedFields = {
  type: z.literal('success'),
  ...success,
  profile_completed: z.int().min(0).max(100),
};
export const savedAnswer = z.object(savedFields);

/** A lookup entry a profile names: id and the name in the `lang` of the request. */
export const named = z.object({ id: z.int(), text: z.string() });

/** An entry of the caller's own; ids of others are as good as missing. */
export const entryParams = z.object({ id });
