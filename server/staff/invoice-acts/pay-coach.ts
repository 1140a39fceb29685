/**
 * The coach was sent what was kept for them of a month, or it was noted by mistake. The salary is owed
 * from the bill on, and sent once the guardian has paid or the rest is written off.
 * Source: docs/requirements/money.md, "Coach bills".
 */
import { and, eq } from 'drizzle-orm';
import { coachPaidLines } from '#core/money/postings.ts';
import type { Db } from '#server/db/database.ts';
import { invoiceActs } from '#server/db/schema/invoice-acts.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { lockInvoice } from '#server/invoices/book-payment.ts';
import { coachPoisha } from '#server/invoices/issue-invoice.ts';
import { post } from '#server/ledger/post.ts';
import { reverse } from '#server/ledger/reverse.ts';
import { whoTookByHand } from '#server/payments/proofs/by-hand.ts';
import { forgetTransaction, noteTransaction } from '#server/refunds/payout-transactions.ts';
import type { Services } from '#server/services/services.ts';
import type { StaffActor } from '#server/staff/staff-actor.ts';
import { noteAct } from './note-act.ts';

interface Act {
  invoiceId: number;
  /** Of a payment, by which transaction. */
  reason: string;
}

async function lockCoachInvoice(db: Db, id: number) {
  const invoice = await lockInvoice(db, id);
  if (invoice?.kind !== 'coach_service')
    throw new ApiError('not_found', { text: 'entry_not_found' });
  return invoice;
}

/** It may be taken back and noted again: each has a cause of its own. */
const timesPaid = (db: Db, invoiceId: number) =>
  db.$count(
    invoiceActs,
    and(eq(invoiceActs.invoiceId, invoiceId), eq(invoiceActs.kind, 'coach_paid')),
  );
const causeOf = (invoiceId: number, times: number) => `coach_paid:${invoiceId}:${times}`;

export const noteCoachPaid = (
  services: Services,
  { invoiceId, reason }: Act,
  actor: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const invoice = await lockCoachInvoice(db, invoiceId);
    const isSettled = invoice.status === 'paid' || invoice.status === 'written_off';
    if (!isSettled || invoice.coachPaidAt !== null) throw new ApiError('wrong_state');
    // Nobody alone lets money come that was never there, and go out.
    if ((await whoTookByHand(db, invoiceId)).has(actor.user.id))
      throw new ApiError('coach_by_another');
    const poisha = coachPoisha(invoice);
    const at = services.now();
    const cause = causeOf(invoiceId, (await timesPaid(db, invoiceId)) + 1);
    await noteTransaction(db, { trx: reason, cause, at }, 'reason');
    await post(db, {
      kind: 'payout',
      cause,
      at,
      invoiceId,
      byUserId: actor.user.id,
      lines: coachPaidLines('manual', poisha),
    });
    await db.update(invoices).set({ coachPaidAt: at }).where(eq(invoices.id, invoiceId));
    await noteAct(services, db, { invoiceId, kind: 'coach_paid', poisha, reason }, actor);
  });

export const undoCoachPaid = (
  services: Services,
  { invoiceId, reason }: Act,
  actor: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const invoice = await lockCoachInvoice(db, invoiceId);
    if (invoice.coachPaidAt === null) throw new ApiError('wrong_state');
    const cause = causeOf(invoiceId, await timesPaid(db, invoiceId));
    await forgetTransaction(db, cause);
    await reverse(db, { cause, at: services.now(), byUserId: actor.user.id });
    await db.update(invoices).set({ coachPaidAt: null }).where(eq(invoices.id, invoiceId));
    const poisha = coachPoisha(invoice);
    await noteAct(services, db, { invoiceId, kind: 'coach_paid_undone', poisha, reason }, actor);
  });
