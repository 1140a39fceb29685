/** A settlement file beside our payments. Source: docs/requirements/money/money.md, "Reconciliation". */
import { z } from 'zod';
import { gatewayMethods } from '#core/money/words/payment-states.ts';
import { dateOrders } from '#core/money/words/settlement-columns.ts';
import { poisha } from './money.ts';

/** Below zero: given back. */
const signedPoisha = z.int();

/** 25,000 lines of some hundred letters. */
export const SETTLEMENT_BODY_BYTES = 6_000_000;

export const reconcileBody = z.strictObject({
  method: z.enum(gatewayMethods),
  csv: z.string().min(1).max(SETTLEMENT_BODY_BYTES).describe('the file, read and not kept'),
  date_order: z
    .enum(dateOrders)
    .optional()
    .describe('how 03/04/2026 is meant, where the file does not tell'),
});

/** The things that can be wrong, in the order of how much they matter. */
export const settlementFindings = [
  'sum_differs',
  'only_in_file',
  'repeated',
  'only_with_us',
] as const;

export const reconciliation = z.object({
  from: z.string().describe('YYYY-MM-DD, the first day of the file'),
  to: z.string(),
  date_sample: z
    .object({ written: z.string(), day: z.string() })
    .describe('the first day of the file, and how it was read'),
  lines: z.int(),
  left_out: z.int().describe('lines that are no payments: titles, totals, tries that failed'),
  left_out_lines: z.array(z.int()).describe('the first of them'),
  matched: z.int(),
  matched_poisha: signedPoisha,
  fee_poisha: poisha.describe('of all lines of the file'),
  counts: z.record(z.enum(settlementFindings), z.int()),
  findings: z
    .array(
      z.object({
        kind: z.enum(settlementFindings),
        line: z.int().nullable().describe('of the file'),
        ref: z.string(),
        trx: z.string(),
        invoice_number: z.string().nullable(),
        file_poisha: signedPoisha.nullable(),
        our_poisha: signedPoisha.nullable(),
        day: z.string(),
      }),
    )
    .describe('what does not match, 500 at most'),
});
export type Reconciliation = z.infer<typeof reconciliation>;
