/**
 * The coach was sent what was kept for them of a month, or it was noted by mistake. The salary is owed
 * from the bill on, and sent once the guardian has paid or the rest is written off.
 * Source: docs/requirements/money/money.md, "Coach bills".
 */
import { and, desc, eq } from 'drizzle-orm';
import { coachPaidLines } from '#core/money/words/postings.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoiceActs } from '#server/ground/db/schema/invoice-acts.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockInvoice } from '#server/money/invoices/book-payment.ts';
import { coachPoisha, type InvoiceRow } from '#server/money/invoices/issue-invoice.ts';
import { post } from '#server/money/ledger/post.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { whoBroughtMoney, whoTookByHand } from '#server/money/payments/proofs/by-hand.ts';
import { forgetTransaction, noteTransaction } from '#server/money/refunds/payout-transactions.ts';
import { noteAct } from './note-act.ts';

interface Act {
  invoiceId: number;
  /** The reason; for a payment, the transaction it was made by. */
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

/**
 * Returns true for a person who may not pay the coach: the one who noted this invoice's money or
 * wrote its rest off never does. One who noted other money of the guardian, which may have paid it
 * from the balance, does so only when another person billed the month.
 */
async function broughtAlone(db: Db, { id, userId }: InvoiceRow, byUserId: number) {
  if ((await whoTookByHand(db, id)).has(byUserId)) return true;
  const writtenOff = and(eq(invoiceActs.invoiceId, id), eq(invoiceActs.kind, 'write_off'));
  const offBy = await db
    .select({ by: invoiceActs.byUserId })
    .from(invoiceActs)
    .where(writtenOff)
    .orderBy(desc(invoiceActs.id))
    .limit(1);
  if (offBy[0]?.by === byUserId) return true;
  const [billed] = await db
    .select({ by: ledgerTransactions.byUserId })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.cause, `invoice:${id}`));
  const isSeenByOther = typeof billed?.by === 'number' && billed.by !== byUserId;
  return !isSeenByOther && (await whoBroughtMoney(db, userId)).has(byUserId);
}

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
    if (await broughtAlone(db, invoice, actor.user.id)) throw new ApiError('coach_by_another');
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
