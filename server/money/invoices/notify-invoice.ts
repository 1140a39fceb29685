import { eq } from 'drizzle-orm';
import { payPath } from '#core/money/words/pay-path.ts';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import type { InvoiceRow } from './issue-invoice.ts';

/** The payer is notified of a new invoice, unless it asks for nothing. */
export async function notifyInvoice(
  services: Services,
  db: Db,
  invoice: InvoiceRow,
): Promise<void> {
  if (invoice.status !== 'unpaid') return;
  const { userId, number, poisha, dueOn } = invoice;
  const [payer] = await db.select({ type: users.type }).from(users).where(eq(users.id, userId));
  if (payer === undefined) throw new Error(`No user ${userId}`);
  await notify(services, db, [
    {
      userId,
      kind: 'invoice_issued',
      values: { invoice: number, poisha, due_on: dueOn },
      path: payPath(payer.type, invoice.id),
    },
  ]);
}
