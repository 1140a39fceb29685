/**
 * The money we hold for the person who asks. Source: docs/requirements/money/money.md, "Payouts".
 */
import { z } from 'zod';
import { payoutServices } from '#core/money/words/payout-words.ts';
import { poisha } from './money.ts';

export const ownPayoutAnswer = z.object({
  held_poisha: poisha,
  due_date: z.string().nullable(),
  targets: z.array(z.object({ service: z.enum(payoutServices), number: z.string() })),
  asked_at: z.string().nullable(),
});
export type OwnPayout = z.infer<typeof ownPayoutAnswer>;
