/**
 * A payment that was booked by hand by mistake is taken back by a counter-entry. What a service
 * reported is never undone so: its money came. Source: docs/requirements/money/money.md, "Proof by hand".
 */
import { and, eq, ne } from 'drizzle-orm';
import { statusOf } from '#core/money/words/invoice-sums.ts';
import { payPath } from '#core/money/words/pay-path.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
} from '#server/ground/db/schema/ledger.ts';
import { paymentProofs } from '#server/ground/db/schema/payment-proofs.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockInvoice } from '#server/money/invoices/book-payment.ts';
import { endUsedRefunds } from '#server/money/invoices/end-used-refunds.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { lockPerson } from '#server/money/ledger/lock-person.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { findProof } from '#server/money/payments/proofs/find-proof.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { noteAct } from './note-act.ts';

interface Reversal {
  id: number;
  version: number;
  reason: string;
}

/** Returns what of the payment went to the balance, in poisha. */
async function overpaidOf(db: Db, cause: string): Promise<number> {
  const [row] = await db
    .select({ poisha: ledgerEntries.poisha })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerTransactions.cause, cause), eq(ledgerAccounts.name, 'balance')));
  return row === undefined ? 0 : -row.poisha;
}

export const reversePayment = (
  services: Services,
  { id, version, reason }: Reversal,
  actor: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const at = services.now();
    const found = await findProof(db, id, true);
    if (found === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
    const { payment, proof } = found;
    if (proof.version !== version || proof.state !== 'accepted')
      throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    const { userId, invoiceId, poisha } = payment;
    const invoice = await lockInvoice(db, invoiceId);
    if (invoice === undefined) throw new Error(`No invoice ${invoiceId}`);
    const cause = `payment:${id}`;
    const overpaid = await overpaidOf(db, cause);
    const used = poisha - overpaid;
    // Both count on what was paid.
    const isRefunded =
      (await db.$count(
        refunds,
        and(eq(refunds.invoiceId, invoiceId), ne(refunds.state, 'refused')),
      )) > 0;
    const isUsed = isRefunded || invoice.status === 'written_off' || invoice.status === 'void';
    if (used > 0 && isUsed) throw new ApiError('payment_used');
    await lockPerson(db, userId);
    if (overpaid > (await balanceOf(db, userId))) throw new ApiError('payment_used');
    await reverse(db, { cause, at, byUserId: actor.user.id });
    if (overpaid > 0) await endUsedRefunds(db, userId);
    if (used > 0) {
      const sums = { ...invoice, paidPoisha: invoice.paidPoisha - used };
      await db
        .update(invoices)
        .set({ paidPoisha: sums.paidPoisha, status: statusOf(sums), paidAt: null })
        .where(eq(invoices.id, invoiceId));
    }
    // Booked on the wrong invoice, it is given again for the right one.
    await db.update(payments).set({ state: 'failed', gatewayTrx: null }).where(eq(payments.id, id));
    await db
      .update(paymentProofs)
      .set({ state: 'reversed', version: version + 1, answer: reason })
      .where(eq(paymentProofs.paymentId, id));
    const [payer] = await db.select({ type: users.type }).from(users).where(eq(users.id, userId));
    await notify(services, db, [
      {
        userId,
        kind: 'payment_reversed',
        values: { invoice: invoice.number, poisha, reason },
        path: payPath(payer?.type ?? 'tutor', invoiceId),
      },
    ]);
    await noteAct(
      services,
      db,
      { invoiceId, kind: 'payment_reversed', poisha, reason, paymentId: id },
      actor,
    );
  });
