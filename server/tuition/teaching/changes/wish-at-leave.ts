/**
 * Saves what the guardian wants when the tutor asks to leave; it can be changed until staff have
 * answered.
 */
import { and, eq } from 'drizzle-orm';
import type { LeaveWish } from '#core/tuition/teaching/tuition-changes.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockConfirmedTuition } from '../lock-own-tuition.ts';
import type { ChangeRow } from './present-change.ts';
import { findChange, type Settling } from './settle-change.ts';

export async function wishAtLeave(
  services: Services,
  caller: ParentCaller,
  settling: Settling,
  wish: LeaveWish,
): Promise<ChangeRow> {
  return services.db.transaction(async (db) => {
    const locked = await lockConfirmedTuition(db, caller, settling.id);
    const { kind } = await findChange(db, settling);
    if (locked.side !== 'guardian' || kind !== 'leave') throw new ApiError('wrong_state');
    const [wished] = await db
      .update(tuitionChanges)
      .set({ guardianWish: wish })
      .where(and(eq(tuitionChanges.id, settling.changeId), eq(tuitionChanges.state, 'open')))
      .returning();
    if (wished === undefined) throw new ApiError('change_not_open');
    await writeAudit({ ...services, db }, settling.origin, {
      action: 'leave_wished',
      outcome: 'ok',
      userId: locked.byUserId,
      target: `application:${settling.id}:leave:${wished.id}`,
    });
    return wished;
  });
}
