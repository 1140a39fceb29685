/** Asks the service what has become of a payment, and makes it true. Any number may ask at once. */

import { and, asc, eq, gt, inArray, lte, ne, notInArray, type SQL } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { inMs } from '#core/ground/dates/duration.ts';
import { isUndecided, undecidedStates } from '#core/money/words/payment-states.ts';
import { raiseAlarm } from '#server/ground/alarms/raise-alarm.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { type Origin, OWN_WORK } from '#server/ground/request/origin-of.ts';
import { type BrowserSaid, GatewayAway } from '#server/ground/services/payment-gateway.ts';
import type { Services } from '#server/ground/services/services.ts';
import { releasePromo } from '#server/money/promos/promo-uses.ts';
import { executionOf } from './execution-of.ts';
import { isGatewayPayment, type PaymentRow } from './present-payment.ts';
import { settlePayment } from './settle-payment.ts';

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = inMs({ hours: 1 });
const ENDED = ['failed', 'cancelled', 'expired'] as const;
const ENDED_WAIT_MS = inMs({ hours: 6 });
const ASKED_AFTER_END_HOURS = 26;
const BATCH = 10;

/** False: the service could not say. */
export async function checkPayment(
  services: Services,
  row: PaymentRow,
  origin: Origin,
  said?: BrowserSaid,
): Promise<boolean> {
  const gateway = isGatewayPayment(row) ? services.payments.get(row.method) : undefined;
  if (gateway === undefined) return false;
  try {
    const finding = await gateway.ask({
      ref: row.ref,
      poisha: row.poisha,
      session: row.gatewaySession,
      hasReturned: said === 'success',
      execution: executionOf(services, row.id),
    });
    if (finding.state === 'open' && (said === 'cancel' || said === 'failure'))
      await settlePayment(
        services,
        row.id,
        said === 'cancel'
          ? { state: 'cancelled', failure: 'cancelled_by_payer' }
          : { state: 'failed', failure: 'declined' },
        origin,
      );
    else await settlePayment(services, row.id, finding, origin);
    // After a payment that is booked already, too: a second one of the same reference comes later.
    // A risky one that is not booked stands in a queue of its own.
    if (finding.state === 'paid')
      for (const concern of finding.concerns ?? [])
        if (concern !== 'payment_risky' || row.state === 'paid')
          await raiseAlarm(services, concern, row.ref);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    await services.db
      .update(payments)
      .set({ state: 'pending_verify' })
      .where(and(eq(payments.id, row.id), inArray(payments.state, [...undecidedStates])));
    return false;
  }
}

/**
 * Checks the payments nobody waits for: a browser was closed, a notice was lost, a service was
 * away. Checks ended ones too, for a day: a payer who pressed "cancel" may have paid on a page that
 * was still open.
 */
export async function checkDuePayments(services: Services): Promise<number> {
  const at = services.now();
  const due = await Promise.all([
    takeDue(services, at, inArray(payments.state, [...undecidedStates])),
    takeDue(
      services,
      at,
      and(
        inArray(payments.state, [...ENDED]),
        notInArray(payments.failure, ['payment_mismatch', 'given_back']),
        gt(payments.endedAt, dayjs.utc(at).subtract(ASKED_AFTER_END_HOURS, 'hour').toDate()),
      ),
    ),
  ]);
  const rows = due.flat();
  await Promise.all(rows.map((row) => checkOne(services, row, at)));
  return rows.length;
}

/** Some that are to be asked now; nobody else asks of them meanwhile. */
const takeDue = (services: Services, at: Date, which: SQL | undefined): Promise<PaymentRow[]> =>
  services.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(payments)
      // Nobody can be asked of money that was sent by hand: staff look.
      .where(and(which, ne(payments.method, 'manual'), lte(payments.askAt, at)))
      .orderBy(asc(payments.askAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, asked, state } of rows) {
      const wait = isUndecided(state)
        ? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** asked)
        : ENDED_WAIT_MS;
      await tx
        .update(payments)
        .set({ asked: asked + 1, askAt: new Date(at.getTime() + wait) })
        .where(eq(payments.id, id));
    }
    return rows;
  });

async function checkOne(services: Services, row: PaymentRow, at: Date): Promise<void> {
  // A service that is away may still have taken the money.
  if (!(await checkPayment(services, row, OWN_WORK))) return;
  if (dayjs.utc(row.createdAt).add(1, 'day').toDate() > at) return;
  const [left] = await services.db.select().from(payments).where(eq(payments.id, row.id));
  if (left === undefined || !isUndecided(left.state)) return;
  const endedAt = services.now();
  await services.db.transaction(async (db) => {
    await db
      .update(payments)
      .set({ state: 'expired', failure: 'not_finished', endedAt })
      .where(and(eq(payments.id, row.id), eq(payments.state, left.state)));
    await releasePromo(db, row.promoUseId, endedAt);
  });
}
