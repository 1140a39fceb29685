/** Asks the service what has become of a payment, and makes it true. Any number may ask at once. */
import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import { isUndecided, undecidedStates } from '#core/money/payment-states.ts';
import { payments } from '#server/db/schema/payments.ts';
import { releasePromo } from '#server/promos/promo-uses.ts';
import { type Origin, OWN_WORK } from '#server/request/origin-of.ts';
import { GatewayAway } from '#server/services/payment-gateway.ts';
import type { Services } from '#server/services/services.ts';
import { isGatewayPayment, type PaymentRow } from './present-payment.ts';
import { settlePayment } from './settle-payment.ts';

const DAY_MS = 24 * 3_600_000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 3_600_000;
const BATCH = 10;

/** What the payer's browser said; it decides nothing but which words they read. */
export type BrowserSaid = 'cancel' | 'failure' | 'success' | undefined;

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

/** Those nobody waits for: a browser was closed, a notice was lost, a service was away. */
export async function checkDuePayments(services: Services): Promise<number> {
  const { db, now } = services;
  const at = now();
  const due = await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(payments)
      .where(
        and(
          inArray(payments.state, [...undecidedStates]),
          // Nobody can be asked of money that was sent by hand: staff look.
          ne(payments.method, 'manual'),
          lte(payments.askAt, at),
        ),
      )
      .orderBy(asc(payments.askAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, asked } of rows) {
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** asked);
      await tx
        .update(payments)
        .set({ asked: asked + 1, askAt: new Date(at.getTime() + wait) })
        .where(eq(payments.id, id));
    }
    return rows;
  });
  await Promise.all(due.map((row) => checkOne(services, row, at)));
  return due.length;
}

async function checkOne(services: Services, row: PaymentRow, at: Date): Promise<void> {
  // A service that is away may still have taken the money.
  if (!(await checkPayment(services, row, OWN_WORK))) return;
  if (row.createdAt.getTime() + DAY_MS > at.getTime()) return;
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
