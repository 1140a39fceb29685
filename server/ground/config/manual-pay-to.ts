/** Numbers of the operator's that people send money to: `MANUAL_PAY_TO`, a JSON list. */
import { z } from 'zod';
import { readSender, sentServices } from '#core/money/words/proof-words.ts';

const place = z
  .strictObject({
    service: z.enum(sentServices),
    number: z.string().trim().min(1).max(60),
    /** The name of the account's owner, and for a bank which bank it is. */
    name: z.string().trim().min(1).max(120).optional(),
  })
  .refine(({ service, number }) => readSender(service, number) !== null);

const places = z.array(place).max(10);

export const manualPayTo = z.string().transform((text, context) => {
  try {
    return places.parse(JSON.parse(text));
  } catch {
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }
});
