/**
 * The money we hold for the person who asks. Source: docs/requirements/money/money.md, "Payouts".
 */
import { z } from 'zod';
import { payoutServices } from '#core/money/words/payout-words.ts';
import { poisha } from './money.ts';

export const ownPayoutAnswer = z.object({
  held_poisha: poisha,
  due_date: z.string().nullable().describe('YYYY-MM-DD: by then it is sent; null: nothing is held'),
  targets: z
    .array(z.object({ service: z.enum(payoutServices), number: z.string() }))
    .describe('where it can be sent'),
  asked_at: z.string().nullable().describe('when the person asked for it to be sent now'),
});
export type OwnPayout = z.infer<typeof ownPayoutAnswer>;
