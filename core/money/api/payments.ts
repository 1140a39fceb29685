/** Paying an invoice. Source: docs/requirements/money/money.md, "Paying". */
import { z } from 'zod';
import { id, idempotencyKey } from '#core/ground/api/fields/fields.ts';
import { gatewayMethods } from '#core/money/providers/providers.ts';
import { paymentFailures, paymentStates } from '#core/money/words/payment-states.ts';
import { invoice, poisha } from './money.ts';
import { manualWay, ownProof } from './proofs.ts';

export const invoiceParams = z.object({ id });
export const paymentRef = z.string().regex(/^PAY-[0-9A-HJKMNP-TV-Z]{16}$/);
export const paymentParams = z.object({ ref: paymentRef });

export const payment = z.object({
  ref: z.string(),
  invoice_id: z.int(),
  invoice_number: z.string(),
  method: z.enum(gatewayMethods),
  state: z.enum(paymentStates),
  amount_poisha: poisha,
  failure: z.enum(paymentFailures).nullable(),
  page_url: z.string().nullable(),
  created_at: z.string(),
});
export type Payment = z.infer<typeof payment>;

export const invoiceAnswer = z.object({
  invoice,
  bill_to: z.object({ name: z.string(), id: z.string() }),
  balance_poisha: poisha,
  methods: z.array(z.enum(gatewayMethods)),
  payments: z.array(payment),
  manual: manualWay,
  proof: ownProof.nullable(),
});
export type InvoiceAnswer = z.infer<typeof invoiceAnswer>;

/** A code as it was typed; what is no code of ours is unknown. */
const promoCode = z.string().trim().min(1).max(40);
export const promoCodeBody = z.strictObject({ code: promoCode });
export const promoCodeAnswer = z.object({
  code: z.string(),
  off_poisha: poisha,
});
export type PromoOffer = z.infer<typeof promoCodeAnswer>;

export const startPaymentBody = z.object({
  invoice_id: id,
  method: z.enum(gatewayMethods),
  /** Pays with what we hold for the person first. */
  uses_balance: z.boolean().default(false),
  promo_code: promoCode.optional(),
  accepts_policy: z.literal(true),
  idempotency_key: idempotencyKey,
});
/** Null: the balance or a promo code has paid all of it. */
export const startPaymentAnswer = z.object({ payment: payment.nullable() });
