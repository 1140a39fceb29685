/** A payment that waits because a service marks it as risky is booked, or was given back. */
import { eq } from 'drizzle-orm';
import { readTransactionId } from '#core/money/words/proof-words.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { bookArrived } from '#server/money/payments/book-arrived.ts';
import { releasePromo } from '#server/money/promos/promo-uses.ts';
import { noteTransaction } from '#server/money/refunds/payout-transactions.ts';
import { notify } from '#server/notify/notifications/notify.ts';

async function lockHeld(db: Db, id: number) {
  const [row] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
  if (row === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
  if (row.state !== 'held') throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
  return row;
}

export const releaseHeldPayment = (
  services: Services,
  id: number,
  { user, origin }: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const row = await lockHeld(db, id);
    await bookArrived(services, db, row, row.gatewayTrx ?? '', origin);
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_payment_released',
      outcome: 'ok',
      userId: user.id,
      target: `payment:${id}`,
    });
  });

/** Given back in the service's own panel: `trx` is its reference there. */
export const giveBackHeldPayment = (
  services: Services,
  { id, trx: given }: { id: number; trx: string },
  { user, origin }: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const { userId, poisha, ref, invoiceId, promoUseId } = await lockHeld(db, id);
    const at = services.now();
    const trx = readTransactionId(given);
    await noteTransaction(db, { trx, cause: `held:${id}`, at }, 'reason');
    await db
      .update(payments)
      .set({ state: 'failed', failure: 'given_back', endedAt: at })
      .where(eq(payments.id, id));
    await releasePromo(db, promoUseId, at);
    const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
    await notify(services, db, [
      {
        userId,
        kind: 'payment_given_back',
        values: { invoice: invoice?.number ?? '', poisha },
        path: `/payment/${ref}`,
      },
    ]);
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_payment_given_back',
      outcome: 'ok',
      userId: user.id,
      target: `payment:${id}`,
    });
  });
