import { desc, eq } from 'drizzle-orm';
import { needsFourEyes } from '#core/money/words/proof-words.ts';
import type { StaffBalance } from '#core/staff/api/staff-payouts.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { balancePayouts } from '#server/ground/db/schema/balance-payouts.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { movedByHand } from './check-payout.ts';
import { findTargets } from './find-targets.ts';
import { freeBalance } from './free-balance.ts';

const iso = (at: Date | null) => at?.toISOString() ?? '';

/** Reads what we hold for a person, and what was paid out of it. */
export async function readBalance(db: Db, userId: number, readerId: number): Promise<StaffBalance> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new ApiError('not_found', { text: 'person_not_found' });
  const { heldPoisha, refundsPoisha, freePoisha } = await freeBalance(db, userId);
  const rows = await db
    .select()
    .from(balancePayouts)
    .where(eq(balancePayouts.userId, userId))
    .orderBy(desc(balancePayouts.id));
  const actorOf = await readActors(
    db,
    rows.flatMap(({ firstBy, paidBy, undoneBy }) => [firstBy, paidBy, undoneBy]),
  );
  return {
    held_poisha: heldPoisha,
    refunds_poisha: refundsPoisha,
    free_poisha: freePoisha,
    needs_two: needsFourEyes(freePoisha) || (await movedByHand(db, userId)).has(readerId),
    targets: user.type === 'staff' || user.erasedAt !== null ? [] : await findTargets(db, user),
    payouts: rows.map((row) => ({
      id: row.id,
      version: row.version,
      state: row.state,
      amount_poisha: row.poisha,
      service: row.service,
      number: row.number,
      trx: row.trx,
      first: row.firstAt && {
        by: actorOf(row.firstBy),
        at: iso(row.firstAt),
        is_mine: row.firstBy === readerId,
      },
      paid: row.paidAt && { by: actorOf(row.paidBy), at: iso(row.paidAt) },
      undone: row.undoneAt && {
        by: actorOf(row.undoneBy),
        at: iso(row.undoneAt),
        reason: row.undoReason ?? '',
      },
    })),
  };
}
