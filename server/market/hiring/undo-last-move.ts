/**
 * Takes the last move of staff back, with all that came with it. Give it a transaction. Answers the
 * number of a verification charge that was paid and stays.
 */

import { and, desc, eq, isNull } from 'drizzle-orm';
import {
  checkUndo,
  isConfirmed,
  isTaken,
  type Stage,
} from '#core/market/hire/application-stages.ts';
import { isUnderWay } from '#core/market/hire/request-status.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { restorePlatformCharge } from '#server/money/invoices/reduce-platform-charge.ts';
import { voidVerificationCharge } from '#server/money/invoices/verification-charge.ts';
import { voidPlatformCharge } from '#server/money/invoices/void-platform-charge.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { changeRequestStatus } from './change-request-status.ts';
import { closeOpenChanges } from './close-open-changes.ts';
import { deleteTuitionNotices } from './delete-tuition-notices.ts';
import { guardianNotice } from './guardian-notice.ts';
import { type LockedApplication, lockApplication } from './lock-application.ts';
import { boardActOf } from './move-application.ts';
import { reopenReplacement, stopReplacementOf } from './replacements.ts';
import { tutorNotice } from './tutor-notice.ts';
import { tutorUserOf } from './tutor-user-of.ts';

export interface Undo {
  applicationId: number;
  byUserId: number;
  /** The move the actor saw as the last one. */
  moveId?: number | undefined;
  origin: Origin;
}

async function lastMove(db: Db, applicationId: number) {
  const [move] = await db
    .select()
    .from(applicationMoves)
    .where(
      and(eq(applicationMoves.applicationId, applicationId), isNull(applicationMoves.undoneAt)),
    )
    .orderBy(desc(applicationMoves.id))
    .limit(1);
  return move ?? null;
}

async function putBack(db: Db, applicationId: number, stage: Stage, at: Date) {
  const nothing = { confirmedAt: null, confirmedSalary: null };
  const noLesson = { firstLessonAt: null, firstLessonBy: null };
  await db
    .update(applications)
    .set({
      stage,
      stageChangedAt: at,
      endedReason: null,
      endedBy: null,
      answer: null,
      // A tuition that was confirmed and goes on keeps its date.
      ...(!isConfirmed(stage) && nothing),
      ...(!isTaken(stage) && noLesson),
    })
    .where(eq(applications.id, applicationId));
}

/** Puts back to waiting those that ended because of it, unless they have moved on since. */
async function putBackOthers(
  services: Services,
  db: Db,
  locked: LockedApplication,
  { id: moveId, byUserId }: { id: number; byUserId: number },
) {
  const at = services.now();
  const caused = await db
    .select()
    .from(applicationMoves)
    .where(and(eq(applicationMoves.causeId, moveId), isNull(applicationMoves.undoneAt)));
  for (const move of caused) {
    if ((await lastMove(db, move.applicationId))?.id !== move.id) continue;
    // The tuition that was replaced goes on as if it had not ended.
    if (move.toStage === 'closed' && isConfirmed(move.fromStage))
      await restorePlatformCharge(db, {
        applicationId: move.applicationId,
        moveId: move.id,
        at,
        byUserId,
      });
    await putBack(db, move.applicationId, move.fromStage, at);
    await db.update(applicationMoves).set({ undoneAt: at }).where(eq(applicationMoves.id, move.id));
    const userId = await tutorUserOf(db, move.applicationId);
    await notify(services, db, [tutorNotice(locked.job, userId, 'application_moved_back')]);
  }
}

export async function undoLastMove(services: Services, db: Db, undo: Undo) {
  const at = services.now();
  const locked = await lockApplication(db, undo.applicationId);
  const { application, job, tutor, others } = locked;
  const move = await lastMove(db, application.id);
  if (move === null || (undo.moveId !== undefined && undo.moveId !== move.id))
    throw new ApiError('version_conflict');
  const isTutors = move.byUserId === tutor.userId;
  if (isTutors || move.causeId !== null || move.toStage !== application.stage)
    throw new ApiError('stage_not_allowed');
  const isReopening = move.toStage === 'confirm' && job.status === 'closed';
  const isOver = !isUnderWay(job.status) && !isReopening;
  if (isOver && move.fromStage !== 'confirm' && move.fromStage !== 'payment')
    throw new ApiError('request_not_live');
  const refusal = checkUndo({ to: move.fromStage, others: others.map(({ stage }) => stage) });
  if (refusal !== null) throw new ApiError(refusal);
  const undone = { applicationId: application.id, moveId: move.id, at, byUserId: undo.byUserId };
  if (move.toStage === 'confirm') {
    await voidPlatformCharge(db, undone);
    await closeOpenChanges(db, application.id, at);
  }
  if (move.toStage === 'closed') await restorePlatformCharge(db, undone);
  await putBack(db, application.id, move.fromStage, at);
  if (!isTaken(move.fromStage)) await deleteTuitionNotices(db, tutor.userId, application.id);
  if (!isConfirmed(move.fromStage)) await stopReplacementOf(db, application.id, at);
  await refreshListings(db, [application.tutorId], at);
  const kept =
    move.toStage === 'confirm'
      ? await voidVerificationCharge(db, { ...undone, tutorId: application.tutorId })
      : undefined;
  await db
    .update(applicationMoves)
    .set({ undoneAt: at, undoneByUserId: undo.byUserId })
    .where(eq(applicationMoves.id, move.id));
  if (isReopening)
    await changeRequestStatus(services, db, {
      jobId: job.id,
      act: 'reappoint',
      byUserId: undo.byUserId,
      origin: undo.origin,
    });
  const act = boardActOf(move.toStage, move.fromStage, job.status);
  if (act !== null)
    await changeRequestStatus(services, db, {
      jobId: job.id,
      act,
      byUserId: undo.byUserId,
      origin: undo.origin,
    });
  if (move.toStage === 'appointed') await reopenReplacement(db, application.id);
  await putBackOthers(services, db, locked, { id: move.id, byUserId: undo.byUserId });
  await notify(services, db, [
    tutorNotice(job, tutor.userId, 'application_moved_back'),
    await guardianNotice(db, job, 'tutor_moved_back', { tutorName: tutor.name, appOnly: true }),
  ]);
  await writeAudit({ ...services, db }, undo.origin, {
    action: 'application_move_undone',
    outcome: 'ok',
    userId: undo.byUserId,
    target: `application:${application.id}:${move.toStage}>${move.fromStage}`,
  });
  return { jobId: job.id, stage: move.fromStage, keptCharge: kept?.number };
}
