/**
 * The end of a refund through a payment service: by the service's answer, or by the word
 * of two of the staff. Give it the transaction that holds the row. Source: docs/requirements/money/money.md, "Refund".
 */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import type { Services } from '#server/ground/services/services.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import type { RefundRow } from './credit-refund.ts';

/** Each try is booked once. */
export const sendingCause = ({ id, tries }: Pick<RefundRow, 'id' | 'tries'>) =>
  `payout:refund:${id}:${tries}`;

export const NO_WORD = {
  wordOutcome: null,
  wordTrx: null,
  wordReason: null,
  wordBy: null,
  wordAt: null,
} satisfies Partial<RefundRow>;

export type SendingEnd = { state: 'done'; trx: string } | { state: 'refused' };

export async function endSending(
  services: Services,
  db: Db,
  row: RefundRow,
  end: SendingEnd,
  byUserId?: number,
): Promise<number> {
  const at = services.now();
  const version = row.version + 1;
  const change = (set: Partial<RefundRow>) =>
    db
      .update(refunds)
      .set({ ...set, ...NO_WORD, version, askAt: null })
      .where(eq(refunds.id, row.id));
  if (end.state === 'done') {
    await change({ state: 'paid', paidAt: at, payoutTrx: end.trx });
    await tellPaid(services, db, row);
  } else {
    await reverse(db, { cause: sendingCause(row), at, byUserId: byUserId ?? null });
    await change({ state: 'approved', paymentId: null, serviceRef: null, paidBy: null });
  }
  return version;
}

async function tellPaid(services: Services, db: Db, row: RefundRow): Promise<void> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, row.invoiceId));
  if (invoice === undefined) throw new Error(`No invoice ${row.invoiceId}`);
  await notify(services, db, [
    {
      userId: row.userId,
      kind: 'refund_paid',
      values: { invoice: invoice.number, poisha: row.poisha },
      path: `/tutor/payment/refund/${row.invoiceId}`,
    },
  ]);
}
