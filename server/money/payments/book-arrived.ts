/** Money that a service has for us is booked, once. Give it the transaction that holds the row of the payment. */
import { eq } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { bookPayment, lockInvoice } from '#server/money/invoices/book-payment.ts';
import { takePromo } from '#server/money/promos/promo-uses.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import type { PaymentRow } from './present-payment.ts';

export async function bookArrived(
  services: Services,
  db: Db,
  row: PaymentRow,
  trx: string,
  origin: Origin,
): Promise<void> {
  const { id } = row;
  const at = services.now();
  await db
    .update(payments)
    .set({ state: 'paid', failure: null, gatewayTrx: trx, endedAt: at })
    .where(eq(payments.id, id));
  const before = await lockInvoice(db, row.invoiceId);
  if (before !== undefined && row.promoUseId !== null) {
    const { promoUseId, promoPoisha: poisha, poisha: moneyPoisha } = row;
    await takePromo(db, before, { promoUseId, poisha, moneyPoisha, at });
  }
  const { invoice, overpaidPoisha } = await bookPayment(db, {
    cause: `payment:${id}`,
    invoiceId: row.invoiceId,
    through: row.method,
    poisha: row.poisha,
    at,
  });
  await notify(services, db, [
    {
      userId: row.userId,
      kind: overpaidPoisha > 0 ? 'payment_to_balance' : 'payment_received',
      values: { invoice: invoice.number, poisha: row.poisha },
      path: `/payment/${row.ref}`,
    },
  ]);
  await writeAudit({ ...services, db }, origin, {
    action: 'payment_booked',
    outcome: overpaidPoisha > 0 ? 'to_balance' : 'ok',
    userId: row.userId,
    target: `payment:${id}`,
  });
}
