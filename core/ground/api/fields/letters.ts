/** Lengths of what people write, in letters as readers see them. */
import type { z } from 'zod';
import { countLetters } from '#core/ground/text/count-letters.ts';

export const letters =
  (minimum: number, maximum: number) =>
  (text: string, context: z.core.$RefinementCtx): void => {
    const count = countLetters(text);
    const common = { origin: 'string', inclusive: true, input: text } as const;
    if (count < minimum) context.addIssue({ code: 'too_small', minimum, ...common });
    else if (count > maximum) context.addIssue({ code: 'too_big', maximum, ...common });
  };
