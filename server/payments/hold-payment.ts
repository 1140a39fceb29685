/**
 * A service has the money and marks the payment as risky: nothing is booked until staff have looked, and
 * the payer is told so. Give it the transaction that holds the row. Source: docs/requirements/money.md, "Paying".
 */
import { eq } from 'drizzle-orm';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Db } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { payments } from '#server/db/schema/payments.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';
import type { PaymentRow } from './present-payment.ts';

export async function holdPayment(
  services: Services,
  db: Db,
  row: PaymentRow,
  trx: string,
  origin: Origin,
): Promise<void> {
  if (row.state === 'held') return;
  const { id, ref, userId, poisha } = row;
  await db
    .update(payments)
    .set({ state: 'held', failure: null, gatewayTrx: trx, heldAt: services.now(), endedAt: null })
    .where(eq(payments.id, id));
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, row.invoiceId));
  await notify(services, db, [
    {
      userId,
      kind: 'payment_held',
      values: { invoice: invoice?.number ?? '', poisha },
      path: `/payment/${ref}`,
    },
  ]);
  await writeAudit({ ...services, db }, origin, {
    action: 'payment_held',
    outcome: 'ok',
    userId,
    target: `payment:${id}`,
  });
}
