/**
 * A proposal to the other side, or the notice of one. In one transaction under the lock of the
 * request. Source: docs/requirements/tuition/teaching.md, "Changes".
 */

import { and, eq } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import type { ProposeChangeBody } from '#core/tuition/api/tuition-changes.ts';
import { lastPausedDay } from '#core/tuition/teaching/terms-in-force.ts';
import {
  answerBy,
  CHANGE_WITHIN_DAYS,
  checkFrom,
  checkPauseEnd,
  mayPropose,
  PAUSE_MAX_DAYS,
} from '#core/tuition/teaching/tuition-changes.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { changeNotice } from '../change-notice.ts';
import { type LockedTuition, lockConfirmedTuition } from '../lock-own-tuition.ts';
import { pausesOf, readAgreedChanges, termsOn } from '../terms-in-force.ts';
import { endByNotice } from './end-by-notice.ts';
import { endInEmergency } from './end-in-emergency.ts';
import type { ChangeRow } from './present-change.ts';
import { refuseDay, refuseLastDay } from './refuse-day.ts';

/** Each one sends a message to somebody. */
const proposalLimit = (userId: number) => ({
  key: `tuition-change:${userId}`,
  windows: [{ seconds: inSeconds({ days: 1 }), max: 20 }],
});

async function checkPause(db: Db, id: number, { from_on: from, to_on: to }: Pause, today: string) {
  refuseDay('from_on', checkFrom(from, today), CHANGE_WITHIN_DAYS);
  refuseDay('to_on', checkPauseEnd(from, to), PAUSE_MAX_DAYS);
  const pauses = pausesOf((await readAgreedChanges(db, [id])).get(id) ?? []);
  const isTaken = pauses.some((pause) => pause.fromOn <= to && from <= lastPausedDay(pause));
  refuseDay('from_on', isTaken ? 'pause_overlaps' : null, 0);
}
type Pause = Extract<ProposeChangeBody, { kind: 'pause' }>;
type NewTerms = Extract<ProposeChangeBody, { kind: 'days' | 'salary' }>;

async function checkTerms(db: Db, locked: LockedTuition, body: NewTerms, today: string) {
  refuseDay('from_on', checkFrom(body.from_on, today), CHANGE_WITHIN_DAYS);
  const { id } = locked.application;
  const agreed = (await readAgreedChanges(db, [id])).get(id) ?? [];
  const then = termsOn(locked, agreed, body.from_on);
  const isSame =
    body.kind === 'days' ? body.days_in_week === then.daysInWeek : body.salary === then.salary;
  if (isSame) {
    const field = body.kind === 'days' ? 'days_in_week' : 'salary';
    throw new ApiError('invalid_input', { fields: { [field]: { key: 'terms_same' } } });
  }
}

type Proposal = Exclude<ProposeChangeBody, { kind: 'emergency' }>;

const columnsOf = (body: Proposal, today: string) => {
  if (body.kind === 'end' || body.kind === 'leave') return { toOn: body.last_day };
  return {
    fromOn: body.from_on,
    answerBy: answerBy(today, body.from_on),
    ...(body.kind === 'pause' && { toOn: body.to_on }),
    ...(body.kind === 'days' && { daysInWeek: body.days_in_week }),
    ...(body.kind === 'salary' && { salary: body.salary }),
  };
};

async function check(db: Db, locked: LockedTuition, body: Proposal, today: string) {
  if (!mayPropose(locked.side, body.kind))
    throw new ApiError(locked.side === 'tutor' ? 'ask_staff_to_leave' : 'wrong_state');
  const open = await db
    .select({ kind: tuitionChanges.kind })
    .from(tuitionChanges)
    .where(
      and(
        eq(tuitionChanges.applicationId, locked.application.id),
        eq(tuitionChanges.state, 'open'),
      ),
    );
  if (open.some(({ kind }) => kind === 'end'))
    throw new ApiError('change_open', { text: 'notice_open' });
  if (open.some(({ kind }) => kind === body.kind)) throw new ApiError('change_open');
  if (body.kind === 'end' || body.kind === 'leave') refuseLastDay(body.last_day, today);
  else if (body.kind === 'pause') await checkPause(db, locked.application.id, body, today);
  else await checkTerms(db, locked, body, today);
}

const writeProposed = (
  services: Services,
  db: Db,
  { byUserId, application }: LockedTuition,
  { kind, id, isEmergency }: ChangeRow,
  origin: Origin,
) =>
  writeAudit({ ...services, db }, origin, {
    action: 'tuition_change_proposed',
    outcome: 'ok',
    userId: byUserId,
    target: `application:${application.id}:${isEmergency ? 'emergency' : kind}:${id}`,
  });

function noticeOf(locked: LockedTuition, { kind, toOn, answerBy: by }: ChangeRow, today: string) {
  if (kind === 'leave') return changeNotice(locked, 'leave_asked', { due_on: toOn ?? today });
  if (kind === 'end') return changeNotice(locked, 'notice_given', { due_on: toOn ?? today });
  return changeNotice(locked, 'change_proposed', { due_on: by ?? today });
}

export async function proposeChange(
  services: Services,
  caller: Caller,
  { id, body, origin }: { id: number; body: ProposeChangeBody; origin: Origin },
): Promise<ChangeRow> {
  const now = services.now();
  const today = dhakaDate(now);
  await takeLimits(services.db, [proposalLimit(caller.user.id)], now);
  return services.db.transaction(async (db) => {
    const locked = await lockConfirmedTuition(db, caller, id);
    if (body.kind === 'emergency') {
      if (locked.side !== 'tutor') throw new ApiError('wrong_state');
      const { reason } = body;
      const ended = await endInEmergency(services, db, locked, { reason, origin });
      await writeProposed(services, db, locked, ended, origin);
      return ended;
    }
    await check(db, locked, body, today);
    const [row] = await db
      .insert(tuitionChanges)
      .values({
        applicationId: id,
        kind: body.kind,
        bySide: locked.side,
        byUserId: locked.byUserId,
        createdAt: now,
        reason: body.reason,
        ...columnsOf(body, today),
      })
      .returning();
    if (row === undefined) throw new Error('No change was written');
    await writeProposed(services, db, locked, row, origin);
    // With today as the last day it is over now; the end is what both are notified of.
    if (row.toOn === today && row.kind === 'end')
      return endByNotice(services, db, row, now, origin);
    await notify(services, db, [noticeOf(locked, row, today)]);
    return row;
  });
}
