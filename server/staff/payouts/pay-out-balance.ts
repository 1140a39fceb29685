/**
 * Sends a person what we hold for them: all of it, under a lock of the person, so that it cannot
 * pay an invoice at the same moment. Above the set sum one of the staff notes it, and another sends
 * it.
 * Source: docs/requirements/money/money.md, "Payouts".
 */
import { and, eq } from 'drizzle-orm';
import { historyPath } from '#core/money/words/pay-path.ts';
import { payoutLines } from '#core/money/words/postings.ts';
import { needsFourEyes, readTransactionId } from '#core/money/words/proof-words.ts';
import type { WantedPayout } from '#core/staff/api/staff-payouts.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { balancePayouts } from '#server/ground/db/schema/balance-payouts.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { post } from '#server/money/ledger/post.ts';
import { noteTransaction } from '#server/money/refunds/payout-transactions.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { checkPayout, movedByHand } from './check-payout.ts';

type PayoutRow = typeof balancePayouts.$inferSelect;

export const payoutCause = (id: number): string => `payout:balance:${id}`;

async function findWaiting(db: Db, userId: number): Promise<PayoutRow | undefined> {
  const isWaiting = and(eq(balancePayouts.userId, userId), eq(balancePayouts.state, 'waiting'));
  const [row] = await db.select().from(balancePayouts).where(isWaiting);
  return row;
}

const isSame = (row: PayoutRow, { amount_poisha: poisha, service, number }: WantedPayout) =>
  row.poisha === poisha && row.service === service && row.number === number;

const audit = (
  services: Services,
  db: Db,
  { user, origin }: StaffActor,
  action: 'staff_payout_prepared' | 'staff_payout_paid',
  id: number,
) =>
  writeAudit({ ...services, db }, origin, {
    action,
    outcome: 'ok',
    userId: user.id,
    target: `payout:${id}`,
  });

/** Another sum or number than noted before takes its place. */
export const preparePayout = (
  services: Services,
  userId: number,
  wanted: WantedPayout,
  actor: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    await checkPayout(db, userId, wanted);
    const waiting = await findWaiting(db, userId);
    // Noted twice it is noted once.
    if (waiting && isSame(waiting, wanted)) return;
    if (waiting) await db.delete(balancePayouts).where(eq(balancePayouts.id, waiting.id));
    const { amount_poisha: poisha, service, number } = wanted;
    const [row] = await db
      .insert(balancePayouts)
      .values({
        userId,
        state: 'waiting',
        poisha,
        service,
        number,
        firstBy: actor.user.id,
        firstAt: services.now(),
      })
      .returning();
    if (row === undefined) throw new Error('No payout was written');
    await audit(services, db, actor, 'staff_payout_prepared', row.id);
  });

/** The note of a first person becomes the payout; up to the set sum there is none. */
async function writePaid(
  db: Db,
  userId: number,
  wanted: WantedPayout,
  paid: { paidBy: number; paidAt: Date; trx: string },
): Promise<PayoutRow> {
  const waiting = await findWaiting(db, userId);
  const isNoted = waiting !== undefined && isSame(waiting, wanted);
  const { amount_poisha: poisha, service, number } = wanted;
  // Nobody alone lets money come that was never there, and go out: another one has to have noted it.
  const isOwnMoney = (await movedByHand(db, userId)).has(paid.paidBy);
  if (isOwnMoney || needsFourEyes(poisha)) {
    if (!isNoted) throw new ApiError(isOwnMoney ? 'payout_by_another' : 'payout_not_prepared');
    if (waiting.firstBy === paid.paidBy) throw new ApiError('second_person_needed');
    const [row] = await db
      .update(balancePayouts)
      .set({ ...paid, state: 'paid', version: waiting.version + 1 })
      .where(eq(balancePayouts.id, waiting.id))
      .returning();
    if (row === undefined) throw new Error(`No payout ${waiting.id}`);
    return row;
  }
  if (waiting) await db.delete(balancePayouts).where(eq(balancePayouts.id, waiting.id));
  const [row] = await db
    .insert(balancePayouts)
    .values({ userId, state: 'paid', poisha, service, number, ...paid })
    .returning();
  if (row === undefined) throw new Error('No payout was written');
  return row;
}

export const payOutBalance = (
  services: Services,
  userId: number,
  { trx: given, ...wanted }: WantedPayout & { trx: string },
  actor: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const at = services.now();
    const { type } = await checkPayout(db, userId, wanted);
    const { id: paidBy } = actor.user;
    const trx = readTransactionId(given);
    const { id, poisha } = await writePaid(db, userId, wanted, { paidBy, paidAt: at, trx });
    const cause = payoutCause(id);
    await noteTransaction(db, { trx, cause, at }, 'trx');
    await post(db, {
      kind: 'payout',
      cause,
      at,
      byUserId: paidBy,
      lines: payoutLines(userId, 'manual', poisha),
    });
    await notify(services, db, [
      { userId, kind: 'balance_paid_out', values: { poisha }, path: historyPath(type) },
    ]);
    await audit(services, db, actor, 'staff_payout_paid', id);
  });
