import { z } from 'zod';

/** A name that a word of a search may have been meant as. */
export const suggestion = z.object({
  word: z.string(),
  text: z.string(),
  search: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;
