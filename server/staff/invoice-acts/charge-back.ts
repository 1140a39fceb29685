/**
 * A service takes back what was paid through it: the payer's bank has undone the payment. The payment
 * stays as it was; the payer gets an invoice of its sum, whatever has become of the first one. A
 * dispute that is won later books the sum as paid. Source: docs/requirements/money/money.md, "Chargebacks".
 */
import { eq } from 'drizzle-orm';
import { payPath } from '#core/money/words/pay-path.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { bookPayment, lockInvoice } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { payFromBalance } from '#server/money/invoices/pay-from-balance.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { noteAct } from './note-act.ts';

interface Act {
  /** The id of the payment to charge back, or of the invoice of a chargeback that was won. */
  id: number;
  reason: string;
}

const changedMeanwhile = () => new ApiError('changed_meanwhile', { text: 'version_conflict' });

async function pathOf(db: Db, userId: number, invoiceId: number) {
  const [payer] = await db.select({ type: users.type }).from(users).where(eq(users.id, userId));
  return payPath(payer?.type ?? 'tutor', invoiceId);
}

export const chargeBack = (
  services: Services,
  { id, reason }: Act,
  actor: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const at = services.now();
    const [payment] = await db.select().from(payments).where(eq(payments.id, id)).for('update');
    if (payment === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
    const { method, userId, poisha, ref } = payment;
    const isKnown = (await db.$count(invoices, eq(invoices.chargedBackPaymentId, id))) > 0;
    if (payment.state !== 'paid' || method === 'manual' || isKnown) throw changedMeanwhile();
    const issued = await issueInvoice(db, {
      userId,
      kind: 'chargeback',
      poisha,
      issuedAt: at,
      byUserId: actor.user.id,
      about: ref,
      chargedBack: { paymentId: id, through: method },
    });
    // What we hold for them pays it first: nothing is sent to somebody who owes it.
    const invoice = await payFromBalance(db, issued, at);
    await notify(services, db, [
      {
        userId,
        kind: 'charged_back',
        values: { invoice: invoice.number, poisha, payment: ref },
        path: await pathOf(db, userId, invoice.id),
      },
    ]);
    const { invoiceId } = payment;
    await noteAct(
      services,
      db,
      { invoiceId, kind: 'charged_back', poisha, reason, paymentId: id },
      actor,
    );
  });

export const winChargeback = (
  services: Services,
  { id, reason }: Act,
  actor: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const found = await lockInvoice(db, id);
    if (found === undefined || found.chargedBackPaymentId === null)
      throw new ApiError('not_found', { text: 'entry_not_found' });
    // Staff take the write-off back first: its sum is no longer asked for.
    if (found.status === 'written_off') throw new ApiError('invoice_not_payable');
    const { userId, poisha } = found;
    const [payment] = await db
      .select({ method: payments.method })
      .from(payments)
      .where(eq(payments.id, found.chargedBackPaymentId));
    if (payment === undefined) throw new Error(`No payment of invoice ${id}`);
    const { isNew, invoice } = await bookPayment(db, {
      cause: `chargeback_won:${id}`,
      invoiceId: id,
      through: payment.method,
      poisha,
      at: services.now(),
      byUserId: actor.user.id,
    });
    if (!isNew) throw changedMeanwhile();
    await notify(services, db, [
      {
        userId,
        kind: 'chargeback_won',
        values: { invoice: invoice.number },
        path: await pathOf(db, userId, id),
      },
    ]);
    await noteAct(services, db, { invoiceId: id, kind: 'chargeback_won', poisha, reason }, actor);
  });
