/**
 * The one way an application changes its stage: the row, its history, what follows from it, the notifications
 * to tutor and guardian and the audit entry. Give it a transaction; it throws when it may not be.
 */

import { eq } from 'drizzle-orm';
import {
  checkMove,
  type EndedReason,
  isConfirmed,
  isTaken,
  type Stage,
  type TuitionSide,
} from '#core/market/hire/application-stages.ts';
import { isUnderWay, mayDo, type StoredStatus } from '#core/market/hire/request-status.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { createPlatformCharge } from '#server/money/invoices/create-platform-charge.ts';
import { notifyInvoice } from '#server/money/invoices/notify-invoice.ts';
import { reducePlatformCharge } from '#server/money/invoices/reduce-platform-charge.ts';
import { readSettledCharges } from '#server/money/invoices/settled-charges.ts';
import { chargeVerification } from '#server/money/invoices/verification-charge.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { changeRequestStatus } from './change-request-status.ts';
import { closeOpenChanges } from './close-open-changes.ts';
import { fillReplacement } from './fill-replacement.ts';
import { lockApplication } from './lock-application.ts';
import { moveNotices } from './move-notices.ts';
import { readNoticeSide } from './read-notice-side.ts';
import { findOpenReplacement } from './replacements.ts';
import { tellRefundOpen } from './tell-refund-open.ts';

export interface Move {
  applicationId: number;
  to: Stage;
  byUserId: number;
  /** The stage the actor saw: another one means that somebody was faster. */
  from?: Stage | undefined;
  /** The note, for staff only. */
  note?: string | undefined;
  /** The reason why it ends; `answer` is what the tutor reads besides. */
  endedReason?: EndedReason | undefined;
  answer?: string | undefined;
  /** The side whose wish it was to end a confirmed tuition. Required then. */
  endedBy?: TuitionSide | undefined;
  /** The tutor could not come any more. */
  isEmergency?: boolean | undefined;
  /** The salary, in taka a month, when it is confirmed; else that of the board. */
  salary?: number | undefined;
  /**
   * The time at which it counts, if that is not now: the last moment of the last day of a notice.
   */
  at?: Date | undefined;
  origin: Origin;
}

function columnsOf(
  { to, endedReason, endedBy, answer, salary }: Move,
  job: { actualSalary: number },
  at: Date,
) {
  return {
    stage: to,
    stageChangedAt: at,
    ...(to === 'closed' && {
      endedReason: endedReason ?? ('ended_by_staff' as const),
      endedBy: endedReason === 'tuition_ended' ? (endedBy ?? null) : null,
      answer: answer ?? null,
    }),
    ...(to === 'confirm' && { confirmedAt: at, confirmedSalary: salary ?? job.actualSalary }),
  };
}

/** With a tutor on trial the request is off the board; it comes back when the trial ends without a confirmation. */
export function boardActOf(
  from: Stage,
  to: Stage,
  status: StoredStatus,
): 'appoint' | 'release' | null {
  if (to === 'appointed') return mayDo(status, 'appoint') ? 'appoint' : null;
  return from === 'appointed' && !isTaken(to) && mayDo(status, 'release') ? 'release' : null;
}

/** The end of a confirmed tuition has a reason of its own, and somebody whose wish it was. */
function withEnd(given: Move, from: Stage): Move {
  if (given.to !== 'closed' || !isConfirmed(from)) return given;
  if (given.endedBy === undefined)
    throw new ApiError('invalid_input', { fields: { ended_by: { key: 'required' } } });
  return { ...given, endedReason: 'tuition_ended' };
}

export async function moveApplication(
  services: Services,
  db: Db,
  given: Move,
): Promise<{ moveId: number; jobId: number }> {
  const locked = await lockApplication(db, given.applicationId);
  const { application, job, others } = locked;
  if (given.from !== undefined && given.from !== application.stage)
    throw new ApiError('version_conflict');
  const move = withEnd(given, application.stage);
  const replacement = await findOpenReplacement(db, job.id);
  const replaced = others.find(({ id }) => id === replacement?.applicationId);
  const refusal = checkMove({
    from: application.stage,
    to: move.to,
    others: others.filter((other) => other !== replaced).map(({ stage }) => stage),
    jobIsLive: isUnderWay(job.status),
    // Nothing else asks for it.
    chargeIsPaid:
      move.to === 'payment' && (await readSettledCharges(db, [application.id])).has(application.id),
  });
  if (refusal !== null) throw new ApiError(refusal);
  const at = move.at ?? services.now();
  const endsOld = move.to === 'appointed' && replaced !== undefined && isConfirmed(replaced.stage);
  // First: a job has one tutor at a time.
  if (endsOld && replacement !== null)
    await moveApplication(services, db, {
      applicationId: replaced.id,
      to: 'closed',
      byUserId: replacement.byUserId,
      // A tutor who was leaving anyway has not been replaced against their wish.
      endedBy: (await readNoticeSide(db, replaced.id)) ?? 'guardian',
      origin: move.origin,
    });
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
  if (move.to === 'appointed' && replacement !== null)
    await fillReplacement(db, {
      replacement,
      newApplicationId: application.id,
      causeId: written.id,
      hasEnded: endsOld,
      at,
    });
  if (move.to === 'closed') await closeOpenChanges(db, application.id, at);
  const salary = move.salary ?? job.actualSalary;
  const charge =
    move.to === 'confirm'
      ? await createPlatformCharge(db, { application, job, salary, confirmedAt: at })
      : undefined;
  const isSearching = replacement?.applicationId === application.id;
  await notify(services, db, await moveNotices(db, locked, { move, isSearching, charge }));
  if (charge !== undefined) {
    await notifyInvoice(services, db, charge);
    const verification = await chargeVerification(db, application.tutorId, at);
    if (verification !== undefined) await notifyInvoice(services, db, verification);
    await changeRequestStatus(services, db, {
      jobId: job.id,
      act: 'close',
      byUserId: move.byUserId,
      isFilled: { exceptId: application.id, causeId: written.id },
      origin: move.origin,
    });
  }
  if (move.endedReason === 'tuition_ended' && move.endedBy !== undefined)
    await reducePlatformCharge(db, {
      applicationId: application.id,
      moveId: written.id,
      endedBy: move.endedBy,
      confirmedAt: application.confirmedAt ?? application.stageChangedAt,
      endedAt: at,
    });
  if (move.endedReason === 'tuition_ended')
    await tellRefundOpen(services, db, application.id, locked.tutor.userId);
  const act = boardActOf(application.stage, move.to, job.status);
  if (act !== null)
    await changeRequestStatus(services, db, {
      jobId: job.id,
      act,
      byUserId: move.byUserId,
      origin: move.origin,
    });
  await writeAudit({ ...services, db }, move.origin, {
    action: 'application_moved',
    outcome: 'ok',
    userId: move.byUserId,
    target: `application:${application.id}:${application.stage}>${move.to}`,
  });
  return { moveId: written.id, jobId: job.id };
}
