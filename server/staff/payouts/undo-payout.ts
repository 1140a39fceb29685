/** A payout noted by mistake: a counter-entry puts the sum back into the balance. */
import { eq } from 'drizzle-orm';
import { historyPath } from '#core/money/words/pay-path.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { balancePayouts } from '#server/ground/db/schema/balance-payouts.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { forgetTransaction } from '#server/money/refunds/payout-transactions.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { payoutCause } from './pay-out-balance.ts';

interface Undone {
  id: number;
  version: number;
  reason: string;
}

export const undoPayout = (
  services: Services,
  { id, version, reason }: Undone,
  { user, origin }: StaffActor,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const at = services.now();
    const isThis = eq(balancePayouts.id, id);
    const [row] = await db.select().from(balancePayouts).where(isThis).for('update');
    if (row === undefined) throw new ApiError('not_found', { text: 'entry_not_found' });
    if (row.version !== version || row.state !== 'paid')
      throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    const cause = payoutCause(id);
    await reverse(db, { cause, at, byUserId: user.id });
    await forgetTransaction(db, cause);
    await db
      .update(balancePayouts)
      .set({
        state: 'undone',
        version: version + 1,
        undoneBy: user.id,
        undoneAt: at,
        undoReason: reason,
      })
      .where(isThis);
    const [holder] = await db
      .select({ type: users.type })
      .from(users)
      .where(eq(users.id, row.userId));
    await notify(services, db, [
      {
        userId: row.userId,
        kind: 'payout_undone',
        values: { poisha: row.poisha, reason },
        path: historyPath(holder?.type ?? 'tutor'),
      },
    ]);
    await writeAudit({ ...services, db }, origin, {
      action: 'staff_payout_undone',
      outcome: 'ok',
      userId: user.id,
      target: `payout:${id}`,
    });
  });
