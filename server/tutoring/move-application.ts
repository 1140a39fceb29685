/**
 * The one way an application changes its stage: the row, its history, what follows from it, the news
 * to tutor and guardian and the audit entry. Give it a transaction; it throws when it may not be.
 */
import { eq } from 'drizzle-orm';
import { checkMove, isTaken, type Stage } from '#core/hire/application-stages.ts';
import type { NotificationKind } from '#core/notifications/notification-kinds.ts';
import { type Origin, writeAudit } from '#server/audit/write-audit.ts';
import type { Db } from '#server/db/database.ts';
import { applicationMoves } from '#server/db/schema/application-moves.ts';
import { applications, type endedReasons } from '#server/db/schema/applications.ts';
import { changeRequestStatus } from '#server/hire/change-request-status.ts';
import { ApiError } from '#server/http/api-error.ts';
import { refreshListings } from '#server/hub/refresh-listings.ts';
import { createPlatformCharge } from '#server/invoices/create-platform-charge.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Services } from '#server/services.ts';
import { guardianNotice } from './guardian-notice.ts';
import { type LockedApplication, lockApplication } from './lock-application.ts';
import { tutorNotice } from './tutor-notice.ts';

export interface Move {
  applicationId: number;
  to: Stage;
  byUserId: number;
  /** The stage the actor saw: another one means that somebody was faster. */
  from?: Stage | undefined;
  /** For staff only. */
  note?: string | undefined;
  /** When it ends: why, and what the tutor is told besides. */
  endedReason?: (typeof endedReasons)[number] | undefined;
  answer?: string | undefined;
  /** When it is confirmed; else the salary of the board. */
  salary?: number | undefined;
  origin: Origin;
}

const toTutor: Partial<Record<Stage, NotificationKind>> = {
  shortlisted: 'application_shortlisted',
  appointed: 'application_appointed',
  confirm: 'application_confirmed',
  closed: 'application_closed',
};
const toGuardian: Partial<Record<Stage, NotificationKind>> = {
  shortlisted: 'tutors_proposed',
  appointed: 'tutor_appointed',
  confirm: 'tutor_confirmed',
};

function columnsOf(
  { to, endedReason, answer, salary }: Move,
  job: { actualSalary: number },
  at: Date,
) {
  return {
    stage: to,
    stageChangedAt: at,
    ...(to === 'closed' && {
      endedReason: endedReason ?? ('ended_by_staff' as const),
      answer: answer ?? null,
    }),
    ...(to === 'confirm' && { confirmedAt: at, confirmedSalary: salary ?? job.actualSalary }),
  };
}

function guardianKind({ application, tutor }: LockedApplication, move: Move) {
  if (move.to !== 'closed') return toGuardian[move.to];
  if (move.byUserId === tutor.userId)
    return application.stage === 'shortlisted' ? 'tutor_withdrew' : undefined;
  return isTaken(application.stage) ? 'tutor_moved_back' : undefined;
}

async function tell(services: Services, db: Db, locked: LockedApplication, move: Move) {
  const { job, tutor, others } = locked;
  const notices = [];
  const kind = toTutor[move.to];
  if (kind !== undefined && move.byUserId !== tutor.userId) {
    const reason = move.to === 'closed' ? (move.endedReason ?? 'ended_by_staff') : undefined;
    const details = { ...(reason && { reason }), answer: move.answer ?? null };
    notices.push(tutorNotice(job, tutor.userId, kind, details));
  }
  const guardian = guardianKind(locked, move);
  if (guardian !== undefined) {
    // Five proposals make five lines in the app and one message.
    const isFirst = !others.some(({ stage }) => stage === 'shortlisted' || isTaken(stage));
    const sms = guardian !== 'tutors_proposed' || isFirst;
    notices.push(await guardianNotice(db, job, guardian, { tutorName: tutor.name, sms }));
  }
  await notify(services, db, notices);
}

export async function moveApplication(services: Services, db: Db, move: Move) {
  const locked = await lockApplication(db, move.applicationId);
  const { application, job, others } = locked;
  if (move.from !== undefined && move.from !== application.stage)
    throw new ApiError('version_conflict');
  const refusal = checkMove({
    from: application.stage,
    to: move.to,
    others: others.map(({ stage }) => stage),
    jobIsLive: job.status === 'live' || job.status === 'hidden',
  });
  if (refusal !== null) throw new ApiError(refusal);
  const at = services.now();
  await db
    .update(applications)
    .set(columnsOf(move, job, at))
    .where(eq(applications.id, application.id));
  if (isTaken(move.to) || isTaken(application.stage))
    await refreshListings(db, [application.tutorId], at);
  const [written] = await db
    .insert(applicationMoves)
    .values({
      applicationId: application.id,
      fromStage: application.stage,
      toStage: move.to,
      at,
      byUserId: move.byUserId,
      note: move.note ?? null,
    })
    .returning({ id: applicationMoves.id });
  if (written === undefined) throw new Error('No move was written');
  await tell(services, db, locked, move);
  if (move.to === 'confirm') {
    const salary = move.salary ?? job.actualSalary;
    await createPlatformCharge(db, { application, job, salary, confirmedAt: at });
    await changeRequestStatus(services, db, {
      jobId: job.id,
      act: 'close',
      byUserId: move.byUserId,
      isFilled: { exceptId: application.id, causeId: written.id },
      origin: move.origin,
    });
  }
  await writeAudit({ ...services, db }, move.origin, {
    action: 'application_moved',
    outcome: 'ok',
    userId: move.byUserId,
    target: `application:${application.id}:${application.stage}>${move.to}`,
  });
  return { moveId: written.id, jobId: job.id };
}
