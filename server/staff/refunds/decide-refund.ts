/** Carries out what staff do with a claim: approve it, refuse it, or send an approved one. */

import { payoutLines } from '#core/money/words/postings.ts';
import { readTransactionId } from '#core/money/words/proof-words.ts';
import { keptPoisha } from '#core/money/words/refund-offer.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockInvoice } from '#server/money/invoices/book-payment.ts';
import { lostPoisha } from '#server/money/invoices/lost-poisha.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { post } from '#server/money/ledger/post.ts';
import { whoBroughtMoney } from '#server/money/payments/proofs/by-hand.ts';
import { creditRefund, type RefundRow } from '#server/money/refunds/credit-refund.ts';
import { noteTransaction } from '#server/money/refunds/payout-transactions.ts';
import { findHolder } from '#server/staff/payouts/check-payout.ts';
import { findTargets } from '#server/staff/payouts/find-targets.ts';
import { changeRefund, type Decision } from './change-refund.ts';

export function approveRefund(services: Services, given: Decision, actor: StaffActor) {
  const now = services.now();
  return changeRefund(
    services,
    given,
    actor,
    'claimed',
    { state: 'approved', decidedAt: now, decidedBy: actor.user.id },
    async (db, row) => {
      await refuseLost(db, row);
      await creditRefund(db, row, now, actor.user.id);
    },
  );
}

export function refuseRefund(
  services: Services,
  { reason, ...given }: Decision & { reason: string },
  actor: StaffActor,
) {
  const decided = { decidedAt: services.now(), decidedBy: actor.user.id, answer: reason };
  return changeRefund(
    services,
    given,
    actor,
    'claimed',
    { state: 'refused', ...decided },
    async () => {},
  );
}

/**
 * Throws if some of it was written off after the claim, as that is not given back: staff refuse it,
 * and another claim asks less.
 */
async function refuseLost(db: Db, { invoiceId, poisha }: RefundRow): Promise<void> {
  const invoice = await lockInvoice(db, invoiceId);
  if (invoice === undefined) throw new Error(`No invoice ${invoiceId}`);
  if (keptPoisha({ ...invoice, lostPoisha: await lostPoisha(db, invoiceId) }) < poisha)
    throw new ApiError('refund_lost');
}

/** Sent to the tutor by hand; refused when the balance has been used for an invoice meanwhile. */
export function payOutRefund(
  services: Services,
  { reason, ...given }: Decision & { reason: string },
  actor: StaffActor,
) {
  const payoutTrx = readTransactionId(reason);
  const now = services.now();
  const paid = { paidAt: now, paidBy: actor.user.id, payoutTrx };
  return changeRefund(
    services,
    given,
    actor,
    'approved',
    { state: 'paid', ...paid },
    async (db, { id, userId, invoiceId, poisha, decidedBy }) => {
      // Nobody alone lets money come that was never there, and go out.
      const isAlone = decidedBy === null || decidedBy === actor.user.id;
      if (isAlone && (await whoBroughtMoney(db, userId)).has(actor.user.id))
        throw new ApiError('refund_by_another');
      // Money is sent to a number the tutor gave; without one nothing can have been.
      if ((await findTargets(db, await findHolder(db, userId))).length === 0)
        throw new ApiError('payout_target_unknown');
      const cause = `payout:refund:${id}`;
      await noteTransaction(db, { trx: payoutTrx, cause, at: now }, 'reason');
      if ((await balanceOf(db, userId)) < poisha) throw new ApiError('refund_used');
      await post(db, {
        kind: 'payout',
        cause,
        at: now,
        invoiceId,
        byUserId: actor.user.id,
        lines: payoutLines(userId, 'manual', poisha),
      });
    },
  );
}
