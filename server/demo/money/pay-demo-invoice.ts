import { randomUUID } from 'node:crypto';
import type { Db } from '#server/ground/db/database.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import type { InvoiceRow } from '#server/money/invoices/issue-invoice.ts';
import { newPaymentRef } from '#server/money/payments/payment-ref.ts';

/** Paid at the office, as staff would have noted it: the payment has a receipt. */
export async function payDemoInvoice(db: Db, invoice: InvoiceRow, at: Date): Promise<void> {
  const { id: invoiceId, userId, poisha } = invoice;
  const [payment] = await db
    .insert(payments)
    .values({
      ref: newPaymentRef(),
      userId,
      invoiceId,
      method: 'manual',
      state: 'paid',
      poisha,
      idempotencyKey: randomUUID(),
      idempotencyHash: 'demo',
      createdAt: at,
      askAt: at,
      endedAt: at,
    })
    .returning({ id: payments.id });
  if (payment === undefined) throw new Error('No payment was written');
  const cause = `payment:${payment.id}`;
  await bookPayment(db, { cause, invoiceId, through: 'manual', poisha, at });
}
