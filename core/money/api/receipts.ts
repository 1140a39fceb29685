/**
 * The receipt of what was paid, on paper. Sums are poisha. Source:
 * docs/requirements/money/money.md, "Receipts".
 */
import { z } from 'zod';
import { ledgerKinds, paymentMethods } from '#core/money/words/money-words.ts';
import { invoice, poisha } from './money.ts';

export const receipt = z.object({
  number: z.string(),
  payment_ref: z.string(),
  paid_at: z.string(),
  payer: z.object({ name: z.string(), id: z.string() }),
  invoice: invoice.pick({ number: true, kind: true, issue_date: true, charge: true, coach: true }),
  lines: z.array(z.object({ kind: z.enum(ledgerKinds), amount_poisha: poisha })),
  amount_poisha: poisha,
  to_balance_poisha: poisha,
  open_poisha: poisha,
  method: z.enum(paymentMethods),
  gateway_trx: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;
