import type { Payment } from '#core/money/api/payments.ts';
import { isUndecided } from '#core/money/words/payment-states.ts';
import type { payments } from '#server/ground/db/schema/payments.ts';

export type PaymentRow = typeof payments.$inferSelect;
/** A payment that a person makes through a service by themselves. */
export type GatewayPayment = PaymentRow & { method: Payment['method'] };

export const isGatewayPayment = (row: PaymentRow): row is GatewayPayment => row.method !== 'manual';

export const presentPayment = (row: GatewayPayment, invoiceNumber: string): Payment => ({
  ref: row.ref,
  invoice_id: row.invoiceId,
  invoice_number: invoiceNumber,
  method: row.method,
  state: row.state,
  amount_poisha: row.poisha,
  failure: row.failure,
  page_url: isUndecided(row.state) ? row.pageUrl : null,
  created_at: row.createdAt.toISOString(),
});
