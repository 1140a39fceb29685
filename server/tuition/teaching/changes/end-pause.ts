/** Either side ends an agreed pause early: lessons go on from today. */
import { eq } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { lastPausedDay } from '#core/tuition/teaching/terms-in-force.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { changeNotice } from '../change-notice.ts';
import { lockConfirmedTuition } from '../lock-own-tuition.ts';
import type { ChangeRow } from './present-change.ts';
import { findChange, type Settling } from './settle-change.ts';

export async function endPause(
  services: Services,
  caller: Caller,
  settling: Settling,
): Promise<ChangeRow> {
  const today = dhakaDate(services.now());
  return services.db.transaction(async (db) => {
    const locked = await lockConfirmedTuition(db, caller, settling.id);
    const row = await findChange(db, settling);
    const { kind, state, fromOn, toOn, endedOn } = row;
    if (kind !== 'pause' || state !== 'accepted' || fromOn === null || toOn === null)
      throw new ApiError('wrong_state');
    if (endedOn !== null || lastPausedDay({ fromOn, toOn, endedOn }) < today)
      throw new ApiError('change_not_open', { text: 'pause_over' });
    // A pause that has not begun yet will not begin at all.
    const hasBegun = fromOn <= today;
    const goesOnFrom = hasBegun ? today : fromOn;
    const [ended] = await db
      .update(tuitionChanges)
      .set({ endedOn: goesOnFrom })
      .where(eq(tuitionChanges.id, row.id))
      .returning();
    if (ended === undefined) throw new Error(`Pause ${row.id} was not ended`);
    await notify(services, db, [changeNotice(locked, 'pause_ended', { due_on: goesOnFrom })]);
    await writeAudit({ ...services, db }, settling.origin, {
      action: 'tuition_pause_ended',
      outcome: 'ok',
      userId: locked.byUserId,
      target: `application:${settling.id}:pause:${row.id}`,
    });
    return ended;
  });
}
