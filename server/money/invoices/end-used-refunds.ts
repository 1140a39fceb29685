/**
 * Approved refunds stand in the balance until they are sent. What pays an invoice takes the rest of the
 * balance first, then the oldest of them: such a refund is not sent by itself any more, and what is left
 * of it is balance like any other. Source: docs/requirements/money/money.md, "Refund".
 */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';

/** Give it the transaction that took something from the balance, and holds the lock of the person. */
export async function endUsedRefunds(db: Db, userId: number): Promise<void> {
  const standing = await db
    .select({ id: refunds.id, poisha: refunds.poisha })
    .from(refunds)
    .where(and(eq(refunds.userId, userId), eq(refunds.state, 'approved')))
    .orderBy(asc(refunds.id));
  if (standing.length === 0) return;
  let missing =
    standing.reduce((sum, { poisha }) => sum + poisha, 0) - (await balanceOf(db, userId));
  const used: number[] = [];
  for (const { id, poisha } of standing) {
    if (missing <= 0) break;
    used.push(id);
    missing -= poisha;
  }
  if (used.length > 0)
    await db.update(refunds).set({ state: 'used' }).where(inArray(refunds.id, used));
}
