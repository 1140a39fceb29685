/** Checks that a payout may be noted now. Give it the transaction that books it. */
import { and, eq, isNull } from 'drizzle-orm';
import type { WantedPayout } from '#core/staff/api/staff-payouts.ts';
import type { Db } from '#server/ground/db/database.ts';
import { balancePayouts } from '#server/ground/db/schema/balance-payouts.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { User } from '#server/ground/request/caller.ts';
import { lockPerson } from '#server/money/ledger/lock-person.ts';
import { whoBroughtMoney } from '#server/money/payments/proofs/by-hand.ts';
import { findTargets } from './find-targets.ts';
import { freeBalance } from './free-balance.ts';

export async function findHolder(db: Db, userId: number): Promise<User> {
  const isThere = and(eq(users.id, userId), isNull(users.erasedAt));
  const [user] = await db.select().from(users).where(isThere);
  if (user === undefined) throw new ApiError('not_found', { text: 'person_not_found' });
  if (user.type === 'staff') throw new ApiError('not_allowed_on_person');
  return user;
}

/**
 * Returns the ids of the staff by whose word money of the person came, or came back. They do not
 * pay out alone.
 */
export async function movedByHand(db: Db, userId: number): Promise<Set<number>> {
  const undone = await db
    .select({ by: balancePayouts.undoneBy })
    .from(balancePayouts)
    .where(and(eq(balancePayouts.userId, userId), eq(balancePayouts.state, 'undone')));
  const who = await whoBroughtMoney(db, userId);
  for (const { by } of undone) if (by !== null) who.add(by);
  return who;
}

export async function checkPayout(
  db: Db,
  userId: number,
  { amount_poisha: seen, service, number }: WantedPayout,
): Promise<User> {
  const user = await findHolder(db, userId);
  await lockPerson(db, userId);
  if ((await freeBalance(db, userId)).freePoisha !== seen)
    throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
  const targets = await findTargets(db, user);
  if (!targets.some((one) => one.service === service && one.number === number))
    throw new ApiError('payout_target_unknown');
  return user;
}
