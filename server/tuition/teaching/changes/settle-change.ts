/**
 * Records the answer of the other side, or takes an own proposal back. The second person gets the
 * error that it is settled.
 */
import { and, eq } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { NotificationKind } from '#core/notify/messages/message-events.ts';
import type { AuditAction } from '#core/staff/audit-actions.ts';
import type { ChangeState } from '#core/tuition/teaching/tuition-changes.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { changeNotice } from '../change-notice.ts';
import { findOwnTuition } from '../find-own-tuition.ts';
import { freezeLetters } from '../letters/freeze-letters.ts';
import { askToSign } from '../letters/letter-notices.ts';
import { type LockedTuition, lockConfirmedTuition } from '../lock-own-tuition.ts';
import type { ChangeRow } from './present-change.ts';

export interface Settling {
  id: number;
  changeId: number;
  origin: Origin;
}

export const changeNotFound = () => new ApiError('not_found', { text: 'change_not_found' });

export async function findChange(db: Db, { id, changeId }: Settling): Promise<ChangeRow> {
  const [row] = await db
    .select()
    .from(tuitionChanges)
    .where(and(eq(tuitionChanges.id, changeId), eq(tuitionChanges.applicationId, id)));
  if (row === undefined) throw changeNotFound();
  return row;
}

function checkOpen({ state, kind, answerBy, toOn }: ChangeRow, today: string) {
  // A notice needs no answer: it holds once its last day is over.
  const last = kind === 'end' ? toOn : answerBy;
  // Housekeeping may not have come to it yet.
  if (state !== 'open' || (last !== null && last < today)) throw new ApiError('change_not_open');
}

interface Outcome {
  state: ChangeState;
  answer?: string | undefined;
  action: AuditAction;
  notice: NotificationKind;
}

async function settle(
  services: Services,
  caller: Caller,
  settling: Settling,
  decide: (row: ChangeRow, locked: LockedTuition) => Outcome,
): Promise<ChangeRow> {
  const now = services.now();
  return services.db.transaction(async (db) => {
    const locked = await lockConfirmedTuition(db, caller, settling.id);
    const row = await findChange(db, settling);
    const { state, answer, action, notice } = decide(row, locked);
    checkOpen(row, dhakaDate(now));
    const [settled] = await db
      .update(tuitionChanges)
      .set({ state, answer: answer ?? null, settledAt: now, settledByUserId: locked.byUserId })
      .where(eq(tuitionChanges.id, row.id))
      .returning();
    if (settled === undefined) throw new Error(`Change ${row.id} was not settled`);
    await notify(services, db, [changeNotice(locked, notice)]);
    if (state === 'accepted' && row.kind !== 'pause') {
      const tuition = await findOwnTuition(db, caller, settling.id);
      await freezeLetters(services, db, [tuition]);
      await askToSign(services, db, tuition, 'letter_changed');
    }
    await writeAudit({ ...services, db }, settling.origin, {
      action,
      outcome: 'ok',
      userId: locked.byUserId,
      target: `application:${settling.id}:${row.kind}:${row.id}`,
    });
    return settled;
  });
}

export const answerChange = (
  services: Services,
  caller: Caller,
  { accepts, answer, ...settling }: Settling & { accepts: boolean; answer?: string | undefined },
) =>
  settle(services, caller, settling, ({ bySide, kind }, { side }) => {
    // One's own is withdrawn, a notice needs no answer, and staff answer who asks to leave.
    if (bySide === side || kind === 'end' || kind === 'leave') throw new ApiError('wrong_state');
    return accepts
      ? { state: 'accepted', answer, action: 'tuition_change_accepted', notice: 'change_accepted' }
      : { state: 'declined', answer, action: 'tuition_change_declined', notice: 'change_declined' };
  });

export const withdrawChange = (services: Services, caller: Caller, settling: Settling) =>
  settle(services, caller, settling, ({ bySide, kind }, { side }) => {
    if (bySide !== side) throw new ApiError('wrong_state');
    // A tutor's notice is one that staff agreed to, and the search may run already.
    if (kind === 'end' && side === 'tutor')
      throw new ApiError('wrong_state', { text: 'agreed_with_staff' });
    const notice = kind === 'end' ? 'notice_withdrawn' : 'change_withdrawn';
    return { state: 'withdrawn', action: 'tuition_change_withdrawn', notice };
  });
