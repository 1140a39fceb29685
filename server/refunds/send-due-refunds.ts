/**
 * Refunds that services give back: asked until they are done or refused, one at a time each. Nobody
 * waits for it: SSLCommerz takes days. Source: docs/requirements/money.md, "Refund".
 */
import { and, asc, eq, lte } from 'drizzle-orm';
import { raiseAlarm } from '#server/alarms/raise-alarm.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Db } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { payments } from '#server/db/schema/payments.ts';
import { refunds } from '#server/db/schema/refunds.ts';
import { reverse } from '#server/ledger/reverse.ts';
import { notify } from '#server/notifications/notify.ts';
import { isGatewayPayment } from '#server/payments/present-payment.ts';
import { OWN_WORK } from '#server/request/origin-of.ts';
import { GatewayAway, type GivenBack } from '#server/services/payment-gateway.ts';
import type { Services } from '#server/services/services.ts';
import type { RefundRow } from './credit-refund.ts';

/** Longer than two calls of a service: nobody else asks about the same refund meanwhile. */
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;
const BATCH = 10;
const UNKNOWN_AFTER = 28;

/** Each try is booked once. */
export const sendingCause = ({ id, tries }: Pick<RefundRow, 'id' | 'tries'>) =>
  `payout:refund:${id}:${tries}`;

export async function sendDueRefunds(services: Services): Promise<number> {
  const { db, now } = services;
  const at = now();
  const due = await db.transaction(async (tx) => {
    const rows = await tx
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(refunds.state, 'sending'), lte(refunds.askAt, at)))
      .orderBy(asc(refunds.askAt))
      .limit(BATCH)
      .for('update', { of: refunds, skipLocked: true });
    for (const { refund } of rows) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(refund.asked, 10));
      await tx
        .update(refunds)
        .set({ asked: refund.asked + 1, askAt: new Date(at.getTime() + wait) })
        .where(eq(refunds.id, refund.id));
    }
    return rows;
  });
  await Promise.all(due.map((one) => sendOne(services, one)));
  return due.length;
}

interface Sending {
  refund: RefundRow;
  payment: typeof payments.$inferSelect;
}

async function sendOne(services: Services, { refund, payment }: Sending): Promise<void> {
  const gateway = isGatewayPayment(payment) ? services.payments.get(payment.method) : undefined;
  if (gateway === undefined || payment.gatewayTrx === null) return;
  try {
    const given = await gateway.giveBack({
      ref: `R${refund.id}-${refund.tries}`,
      poisha: refund.poisha,
      payment: { ref: payment.ref, session: payment.gatewaySession, trx: payment.gatewayTrx },
      serviceRef: refund.serviceRef,
      isRepeated: refund.asked > 0,
    });
    await services.db.transaction((db) => settle(services, db, refund, given));
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    // Waits grow to an hour, so this is about a day.
    if (refund.asked >= UNKNOWN_AFTER)
      await raiseAlarm(services, 'refund_unknown', `refund:${refund.id}`);
  }
}

async function settle(
  services: Services,
  db: Db,
  { id, tries }: RefundRow,
  given: GivenBack,
): Promise<void> {
  const now = services.now();
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (row?.state !== 'sending' || row.tries !== tries) return;
  const change = (set: Partial<RefundRow>) => db.update(refunds).set(set).where(eq(refunds.id, id));
  if (given.state === 'open') {
    if (given.serviceRef !== null) await change({ serviceRef: given.serviceRef });
    return;
  }
  const next = { version: row.version + 1, askAt: null };
  if (given.state === 'done') {
    await change({ ...next, state: 'paid', paidAt: now, payoutTrx: given.trx });
    await tellPaid(services, db, row);
  } else {
    await reverse(db, { cause: sendingCause(row), at: now });
    await change({ ...next, state: 'approved', paymentId: null, serviceRef: null, paidBy: null });
  }
  await writeAudit({ ...services, db }, OWN_WORK, {
    action: 'refund_sent_back',
    outcome: given.state === 'done' ? 'ok' : 'refused',
    userId: row.userId,
    target: `refund:${id}`,
  });
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
