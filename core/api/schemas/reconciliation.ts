/** A settlement file beside our payments. Source: docs/requirements/money.md, "Reconciliation". */
import { z } from 'zod';
import { gatewayMethods } from '../../money/payment-states.ts';
import { poisha } from './money.ts';

/** Below zero: given back. */
const signedPoisha = z.int();

/** 25,000 lines of some hundred letters. */
export const SETTLEMENT_BODY_BYTES = 6_000_000;

export const reconcileBody = z.strictObject({
  method: z.enum(gatewayMethods),
  csv: z.string().min(1).max(SETTLEMENT_BODY_BYTES).describe('the file, read and not kept'),
});

/** What is wrong, in the order of how much it matters. */
export const settlementFindings = [
  'sum_differs',
  'only_in_file',
  'repeated',
  'only_with_us',
] as const;

export const reconciliation = z.object({
  from: z.string().describe('YYYY-MM-DD, the first day of the file'),
  to: z.string(),
  lines: z.int(),
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
