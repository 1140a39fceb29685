/** Payments a service marks as risky, which staff release or give back. Source: docs/requirements/money/money.md, "Paying". */
import { z } from 'zod';
import { fail, id } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { gatewayMethods } from '#core/money/providers/providers.ts';
import { poisha } from './money.ts';
import { isPayoutTrx, payoutTrx } from './refunds.ts';

export const heldPaymentsQuery = pageQuery;
export const heldPayment = z.object({
  id: z.int(),
  ref: z.string(),
  method: z.enum(gatewayMethods),
  trx: z.string(),
  amount_poisha: poisha,
  invoice_number: z.string(),
  held_at: z.string(),
  person: z.object({ user_id: z.int(), name: z.string(), phone_no: z.string() }),
});
export type HeldPayment = z.infer<typeof heldPayment>;
export const heldPaymentsAnswer = pagedAnswer(heldPayment);
export const heldPaymentParams = z.object({ id });
export const giveBackHeldBody = z
  .strictObject({ reason: payoutTrx })
  .superRefine(({ reason }, context) => {
    if (!isPayoutTrx(reason)) fail(context, 'reason', 'trx_format');
  });
