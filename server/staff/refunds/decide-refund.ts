/** What staff do with a claim: approve it, refuse it, or send an approved one. */
import { payoutLines } from '#core/money/postings.ts';
import { readTransactionId } from '#core/money/proof-words.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { balanceOf } from '#server/ledger/account-sums.ts';
import { lockPerson } from '#server/ledger/lock-person.ts';
import { post } from '#server/ledger/post.ts';
import { whoTookByHand } from '#server/payments/proofs/by-hand.ts';
import { creditRefund } from '#server/refunds/credit-refund.ts';
import { noteTransaction } from '#server/refunds/payout-transactions.ts';
import type { Services } from '#server/services/services.ts';
import type { StaffActor } from '#server/staff/staff-actor.ts';
import { changeRefund, type Decision } from './change-refund.ts';

export function approveRefund(services: Services, given: Decision, actor: StaffActor) {
  const now = services.now();
  return changeRefund(
    services,
    given,
    actor,
    'claimed',
    { state: 'approved', decidedAt: now, decidedBy: actor.user.id },
    (db, row) => creditRefund(db, row, now, actor.user.id),
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
    async (db, { id, userId, invoiceId, poisha }) => {
      // Nobody alone lets money come that was never there, and go out.
      if ((await whoTookByHand(db, invoiceId)).has(actor.user.id))
        throw new ApiError('refund_by_another');
      const cause = `payout:refund:${id}`;
      await noteTransaction(db, { trx: payoutTrx, cause, at: now }, 'reason');
      await lockPerson(db, userId);
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
