/**
 * Staff answer a tutor who asks to leave. Agreed, the tuition is under notice, and the request goes
 * back on the board where the guardian wants another tutor.
 * Source: docs/requirements/tuition/teaching.md, "Leaving".
 */
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import { requestPath } from '#core/market/hire/request-path.ts';
import type { answerLeaveBody } from '#core/tuition/api/tuition-changes.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { changeRequestStatus } from '#server/market/hiring/change-request-status.ts';
import { type LockedApplication, lockApplication } from '#server/market/hiring/lock-application.ts';
import { guardianOf } from '#server/market/hiring/lock-request.ts';
import { openReplacement } from '#server/market/hiring/replacements.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { endByNotice } from './end-by-notice.ts';
import type { ChangeRow } from './present-change.ts';
import { refuseLastDay } from './refuse-day.ts';
import { changeNotFound } from './settle-change.ts';

type Answer = z.output<typeof answerLeaveBody>;
type Agreed = Extract<Answer, { accepts: true }>;

interface Answering {
  changeId: number;
  body: Answer;
  byUserId: number;
  origin: Origin;
}

/**
 * Locks the row alone for this transaction; the second person gets the error that it is settled.
 */
async function lockLeave(db: Db, changeId: number) {
  const isIt = and(eq(tuitionChanges.id, changeId), eq(tuitionChanges.kind, 'leave'));
  const [known] = await db.select().from(tuitionChanges).where(isIt);
  if (known === undefined) throw changeNotFound();
  const locked = await lockApplication(db, known.applicationId);
  const [leave] = await db.select().from(tuitionChanges).where(isIt);
  if (leave?.state !== 'open') throw new ApiError('change_not_open');
  if (!isConfirmed(locked.application.stage)) throw new ApiError('tuition_over');
  return { locked, leave };
}

/** The same request goes back on the board; the present tuition goes on until its last day. */
async function searchAnother(
  services: Services,
  db: Db,
  { job, application }: LockedApplication,
  { guardianId, isNow, by }: { guardianId: number; isNow: boolean; by: Answering },
): Promise<void> {
  await changeRequestStatus(services, db, {
    jobId: job.id,
    act: 'search_again',
    byUserId: by.byUserId,
    origin: by.origin,
  });
  await openReplacement(db, job.id, {
    applicationId: application.id,
    askedAt: services.now(),
    byUserId: guardianId,
    reason: null,
    wish: null,
    ends: isNow ? 'now' : 'when_found',
  });
}

async function agree(
  services: Services,
  db: Db,
  {
    locked,
    leave,
    guardianId,
  }: { locked: LockedApplication; leave: ChangeRow; guardianId: number },
  { last_day: lastDay, searches }: Agreed,
  by: Answering,
) {
  const { application, job, tutor } = locked;
  const now = services.now();
  const today = dhakaDate(now);
  refuseLastDay(lastDay, today);
  const ofNotice = and(
    eq(tuitionChanges.applicationId, application.id),
    eq(tuitionChanges.kind, 'end'),
    eq(tuitionChanges.state, 'open'),
  );
  if ((await db.$count(tuitionChanges, ofNotice)) > 0)
    throw new ApiError('change_open', { text: 'notice_open' });
  const isNow = lastDay === today;
  // A search that runs already goes on.
  const starts = searches && job.status === 'closed';
  if (starts) await searchAnother(services, db, locked, { guardianId, isNow, by });
  const [notice] = await db
    .insert(tuitionChanges)
    .values({
      applicationId: application.id,
      kind: 'end',
      bySide: 'tutor',
      byUserId: leave.byUserId,
      createdAt: now,
      reason: leave.reason,
      toOn: lastDay,
    })
    .returning();
  if (notice === undefined) throw new Error('No notice was written');
  // The end is what both are notified of.
  if (isNow) {
    await endByNotice(services, db, notice, now, by.origin);
    return;
  }
  const values = { class_id: job.classId, due_on: lastDay };
  await notify(services, db, [
    {
      userId: tutor.userId,
      kind: 'leave_agreed',
      values,
      path: tuitionPath('tutor', 'changes', application.id),
    },
    {
      userId: guardianId,
      kind: starts ? 'tutor_leaves' : 'notice_given',
      values,
      path: starts ? requestPath(job.id) : tuitionPath('guardian', 'changes', application.id),
    },
  ]);
}

export async function answerLeave(services: Services, by: Answering): Promise<void> {
  const { body, byUserId, origin } = by;
  await services.db.transaction(async (db) => {
    const { locked, leave } = await lockLeave(db, by.changeId);
    const { application, job, tutor } = locked;
    const { id: guardianId } = await guardianOf(db, job.parentId);
    await db
      .update(tuitionChanges)
      .set({
        state: body.accepts ? 'accepted' : 'declined',
        answer: body.answer ?? null,
        settledAt: services.now(),
        settledByUserId: byUserId,
      })
      .where(eq(tuitionChanges.id, leave.id));
    if (body.accepts) await agree(services, db, { locked, leave, guardianId }, body, by);
    else
      await notify(
        services,
        db,
        (['tutor', 'guardian'] as const).map((side) => ({
          userId: side === 'tutor' ? tutor.userId : guardianId,
          kind: 'leave_declined' as const,
          values: { class_id: job.classId },
          path: tuitionPath(side, 'changes', application.id),
        })),
      );
    await writeAudit({ ...services, db }, origin, {
      action: body.accepts ? 'leave_agreed' : 'leave_declined',
      outcome: 'ok',
      userId: byUserId,
      target: `application:${application.id}:leave:${leave.id}`,
    });
  });
}
