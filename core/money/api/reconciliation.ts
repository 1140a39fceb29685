/** A settlement file beside our payments. Source: docs/requirements/money/money.md, "Reconciliation". */
import { z } from 'zod';
import { gatewayMethods } from '#core/money/providers/providers.ts';
import { dateOrders } from '#core/money/providers/settlement-columns.ts';
import { poisha } from './money.ts';

/** A sum in poisha; below zero it was given back. */
const signedPoisha = z.int();

/** 25,000 lines of some hundred letters. */
export const SETTLEMENT_BODY_BYTES = 6_000_000;

export const reconcileBody = z.strictObject({
  method: z.enum(gatewayMethods),
  csv: z.string().min(1).max(SETTLEMENT_BODY_BYTES),
  date_order: z.enum(dateOrders).optional(),
});

/** The things that can be wrong, in the order of how much they matter. */
export const settlementFindings = [
  'sum_differs',
  'only_in_file',
  'repeated',
  'only_with_us',
] as const;

export const reconciliation = z.object({
  from: z.string(),
  to: z.string(),
  date_sample: z.object({ written: z.string(), day: z.string() }),
  lines: z.int(),
  left_out: z.int(),
  left_out_lines: z.array(z.int()),
  matched: z.int(),
  matched_poisha: signedPoisha,
  fee_poisha: poisha,
  counts: z.record(z.enum(settlementFindings), z.int()),
  findings: z.array(
    z.object({
      kind: z.enum(settlementFindings),
      line: z.int().nullable(),
      ref: z.string(),
      trx: z.string(),
      invoice_number: z.string().nullable(),
      file_poisha: signedPoisha.nullable(),
      our_poisha: signedPoisha.nullable(),
      day: z.string(),
    }),
  ),
});
export type Reconciliation = z.infer<typeof reconciliation>;
