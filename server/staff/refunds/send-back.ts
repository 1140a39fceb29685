/**
 * Gives an approved refund back the way it was paid. The money leaves the balance at once, so that it
 * cannot pay anything else meanwhile; should the service refuse, it comes back by a counter-entry.
 * Source: docs/requirements/money/money.md, "Refund".
 */
import { eq } from 'drizzle-orm';
import { payoutLines } from '#core/money/words/postings.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import type { Db } from '#server/ground/db/database.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { post } from '#server/money/ledger/post.ts';
import type { RefundRow } from '#server/money/refunds/credit-refund.ts';
import { sendingCause } from '#server/money/refunds/end-sending.ts';
import { findSource } from '#server/money/refunds/find-source.ts';
import { sendDueRefunds } from '#server/money/refunds/send-due-refunds.ts';
import { changeRefund, type Decision } from './change-refund.ts';

/** The service is asked before this answers; what it says is in the list. */
export async function sendBack(
  services: Services,
  given: Decision,
  actor: StaffActor,
): Promise<number> {
  const { db } = services;
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, given.id));
  if (refund === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
  const source = await findSource(services, db, refund);
  if (source === undefined) throw new ApiError('refund_no_source');
  const now = services.now();
  const set = {
    paymentId: source.id,
    serviceRef: null,
    tries: refund.tries + 1,
    askAt: now,
    asked: 0,
    paidBy: actor.user.id,
  };
  const takeFromBalance = async (tx: Db, row: RefundRow) => {
    if ((await balanceOf(tx, row.userId)) < row.poisha) throw new ApiError('refund_used');
    await post(tx, {
      kind: 'payout',
      cause: sendingCause(row),
      at: now,
      invoiceId: row.invoiceId,
      byUserId: actor.user.id,
      lines: payoutLines(row.userId, source.method, row.poisha),
    });
  };
  const version = await changeRefund(
    services,
    given,
    actor,
    'approved',
    { state: 'sending', ...set },
    takeFromBalance,
  );
  await sendDueRefunds(services);
  return version;
}
