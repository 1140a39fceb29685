/**
 * The receipt of what was paid, on paper. Sums are poisha. Source:
 * docs/requirements/money/money.md, "Receipts".
 */
import { z } from 'zod';
import { ledgerKinds, paymentMethods } from '#core/money/words/money-words.ts';
import { invoice, poisha } from './money.ts';

export const receipt = z.object({
  number: z.string().describe('`REC-` and the letters of the payment reference'),
  payment_ref: z.string(),
  paid_at: z.string(),
  payer: z.object({ name: z.string(), id: z.string() }),
  invoice: invoice.pick({ number: true, kind: true, issue_date: true, charge: true, coach: true }),
  lines: z
    .array(z.object({ kind: z.enum(ledgerKinds), amount_poisha: poisha }))
    .describe('what the ledger had booked on the invoice before, by kind; below zero: taken off'),
  amount_poisha: poisha.describe('the money that came'),
  to_balance_poisha: poisha.describe('what of it the invoice did not ask for'),
  open_poisha: poisha.describe('what the invoice still asked for afterwards'),
  method: z.enum(paymentMethods),
  gateway_trx: z.string().nullable().describe('the transaction as the payer’s service names it'),
});
export type Receipt = z.infer<typeof receipt>;
