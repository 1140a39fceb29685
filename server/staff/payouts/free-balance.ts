import { and, eq, sum } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';

export interface FreeBalance {
  heldPoisha: number;
  refundsPoisha: number;
  freePoisha: number;
}

/** Returns what we hold for a person without the refunds that are sent by themselves. */
export async function freeBalance(db: Db, userId: number): Promise<FreeBalance> {
  // In this order a refund approved between the two makes it less, never more.
  const heldPoisha = await balanceOf(db, userId);
  const [standing] = await db
    .select({ poisha: sum(refunds.poisha).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.userId, userId), eq(refunds.state, 'approved')));
  const refundsPoisha = Math.min(heldPoisha, standing?.poisha ?? 0);
  return { heldPoisha, refundsPoisha, freePoisha: heldPoisha - refundsPoisha };
}
