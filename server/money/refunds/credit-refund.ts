import { refundLines } from '#core/money/words/postings.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { refunds } from '#server/ground/db/schema/refunds.ts';
import { payChargebacks } from '#server/money/invoices/pay-chargebacks.ts';
import { post } from '#server/money/ledger/post.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** An approved refund is in the tutor's balance from then on. */
export async function creditRefund(
  db: Db,
  { id, userId, invoiceId, poisha }: RefundRow,
  at: Date,
  byUserId?: number,
): Promise<void> {
  await post(db, {
    kind: 'refund',
    cause: `refund:${id}`,
    at,
    invoiceId,
    byUserId: byUserId ?? null,
    lines: refundLines(userId, poisha),
  });
  await payChargebacks(db, userId, at);
}
