/**
 * A service has the money and marks the payment as risky: nothing is booked until staff have looked, and
 * the payer is told so. Give it the transaction that holds the row. Source: docs/requirements/money/money.md, "Paying".
 */
import { eq } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
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
