/**
 * Applies the end of a tuition to its charge, under the rule of refunds
 * (docs/requirements/money/fees.md, "Refund"): an unpaid invoice is reduced by what would be
 * refunded, a paid one stays and is refunded on a claim. A tutor may not leave an accepted tuition,
 * so an end by the tutor reduces nothing.
 */
import { and, eq, ne } from 'drizzle-orm';
import type { TuitionSide } from '#core/market/hire/application-stages.ts';
import { refundOn } from '#core/money/fees/refund.ts';
import { tuitionDay } from '#core/money/fees/tuition-day.ts';
import { openPoisha, statusOf } from '#core/money/words/invoice-sums.ts';
import { toPoisha, toTaka } from '#core/money/words/poisha.ts';
import { reductionLines } from '#core/money/words/postings.ts';
import type { Db } from '#server/ground/db/database.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { post } from '#server/money/ledger/post.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { lockPlatformCharge } from './lock-platform-charge.ts';

interface End {
  applicationId: number;
  /** The move that ends it. */
  moveId: number;
  endedBy: TuitionSide;
  confirmedAt: Date;
  endedAt: Date;
}

const causeOf = (moveId: number) => `reduction:move:${moveId}`;

export async function reducePlatformCharge(
  db: Db,
  { applicationId, moveId, endedBy, confirmedAt, endedAt }: End,
): Promise<void> {
  const invoice = await lockPlatformCharge(db, applicationId);
  if (invoice?.status !== 'unpaid' || invoice.jobType === null || endedBy === 'tutor') return;
  const charge = { type: invoice.jobType, taka: toTaka(invoice.poisha) };
  const back = toPoisha(refundOn(charge, tuitionDay(confirmedAt, endedAt)));
  // What was paid in part already is refunded on a claim.
  const reducedBy = Math.min(back, openPoisha(invoice));
  if (reducedBy === 0) return;
  const reducedPoisha = invoice.reducedPoisha + reducedBy;
  const status = statusOf({ ...invoice, reducedPoisha });
  await db
    .update(invoices)
    .set({ reducedPoisha, status, paidAt: status === 'paid' ? endedAt : null })
    .where(eq(invoices.id, invoice.id));
  await post(db, {
    kind: 'reduction',
    cause: causeOf(moveId),
    at: endedAt,
    invoiceId: invoice.id,
    lines: reductionLines(invoice.userId, reducedBy),
  });
}

/** The end was undone: the charge is what it was. */
export async function restorePlatformCharge(
  db: Db,
  { applicationId, moveId, at, byUserId }: Restored,
): Promise<void> {
  const invoice = await lockPlatformCharge(db, applicationId);
  if (invoice === undefined) return;
  // What was claimed rests on the end of the tuition.
  const isClaimed = and(eq(refunds.invoiceId, invoice.id), ne(refunds.state, 'refused'));
  if ((await db.$count(refunds, isClaimed)) > 0) throw new ApiError('stage_not_allowed');
  if (invoice.reducedPoisha === 0) return;
  const sums = { ...invoice, reducedPoisha: 0 };
  await db
    .update(invoices)
    .set({ reducedPoisha: 0, status: statusOf(sums), paidAt: null })
    .where(eq(invoices.id, invoice.id));
  await reverse(db, { cause: causeOf(moveId), at, byUserId });
}

interface Restored {
  applicationId: number;
  /** The move that had ended it. */
  moveId: number;
  at: Date;
  byUserId: number;
}
