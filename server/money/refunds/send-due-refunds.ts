/**
 * Refunds that services give back: asked until they are done or refused, one at a time each. Nobody
 * waits for it: SSLCommerz takes days. Source: docs/requirements/money/money.md, "Refund".
 */

import { and, asc, eq, lte } from 'drizzle-orm';
import { inMs } from '#core/ground/dates/duration.ts';
import { transactionKey } from '#core/money/words/proof-words.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { OWN_WORK } from '#server/ground/request/origin-of.ts';
import { GatewayAway, type GivenBack } from '#server/ground/services/payment-gateway.ts';
import type { Services } from '#server/ground/services/services.ts';
import { isGatewayPayment } from '#server/money/payments/present-payment.ts';
import type { RefundRow } from './credit-refund.ts';
import { endSending, sendingCause } from './end-sending.ts';
import { keepTransaction } from './payout-transactions.ts';

/** Longer than two calls of a service: nobody else asks about the same refund meanwhile. */
const FIRST_WAIT_MS = inMs({ minutes: 1 });
const LONGEST_WAIT_MS = inMs({ hours: 1 });
const BATCH = 10;
/** Waits grow to an hour, so this is about a day. */
const UNKNOWN_AFTER = 28;

/** Returns whether it has been asked about so often that staff may say what became of it. */
export const isLongUnknown = ({ state, asked }: Pick<RefundRow, 'state' | 'asked'>): boolean =>
  state === 'sending' && asked > UNKNOWN_AFTER;

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
  // Counted before this time.
  const raise = () => raiseAlarm(services, 'refund_unknown', `refund:${refund.id}`);
  const isLong = refund.asked >= UNKNOWN_AFTER;
  if (gateway === undefined || payment.gatewayTrx === null) {
    if (isLong) await raise();
    return;
  }
  try {
    const given = await gateway.giveBack({
      ref: `R${refund.id}-${refund.tries}`,
      poisha: refund.poisha,
      payment: { ref: payment.ref, session: payment.gatewaySession, trx: payment.gatewayTrx },
      serviceRef: refund.serviceRef,
      isRepeated: refund.asked > 0,
    });
    const settled = await services.db.transaction((db) => settle(services, db, refund, given));
    if (settled === 'contradicted') await raise();
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    if (isLong) await raise();
  }
}

const isPaidBy = ({ state, payoutTrx }: RefundRow, trx: string) =>
  state === 'paid' && transactionKey(payoutTrx ?? '') === transactionKey(trx);

/** `contradicted`: staff have ended it meanwhile, and the service says that it did give it back. */
async function settle(
  services: Services,
  db: Db,
  { id, tries }: RefundRow,
  given: GivenBack,
): Promise<'settled' | 'contradicted'> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (row?.state !== 'sending' || row.tries !== tries)
    return given.state === 'done' && row && !isPaidBy(row, given.trx) ? 'contradicted' : 'settled';
  if (given.state === 'open') {
    if (given.serviceRef !== null)
      await db.update(refunds).set({ serviceRef: given.serviceRef }).where(eq(refunds.id, id));
    return 'settled';
  }
  // Staff have said the same by hand before, perhaps: the service is believed all the same.
  if (given.state === 'done')
    await keepTransaction(db, { trx: given.trx, cause: sendingCause(row), at: services.now() });
  await endSending(services, db, row, given);
  await writeAudit({ ...services, db }, OWN_WORK, {
    action: 'refund_sent_back',
    outcome: given.state === 'done' ? 'ok' : 'refused',
    userId: row.userId,
    target: `refund:${id}`,
  });
  return 'settled';
}
