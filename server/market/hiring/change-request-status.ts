/**
 * The one way a request changes its status, for guardians, staff and the system: the row, its
 * history, the applications that end with it, the notifications and the audit entry, in one transaction.
 */

import { eq } from 'drizzle-orm';
import type { RequestEventKind } from '#core/market/hire/request-event-kinds.ts';
import { requestPath } from '#core/market/hire/request-path.ts';
import { nextStatus, type RequestAct, ruleOf } from '#core/market/hire/request-status.ts';
import type { NotificationKind } from '#core/notify/messages/message-events.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { AuditChange } from '#server/ground/db/schema/audit-change.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { changedRequest } from '#server/market/request-fields/changed-request.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { isBanned } from '#server/people/account/is-banned.ts';
import { tellAskedTutor } from './asked-tutor.ts';
import { endApplications } from './end-applications.ts';
import { guardianOf, lockRequest } from './lock-request.ts';
import { hasReplacedTuition, stopReplacement } from './replacements.ts';

export interface StatusChange {
  jobId: number;
  act: RequestAct;
  /** Null: the system, or the guardian by a private link. */
  byUserId: number | null;
  /** The version the actor saw; another one means that somebody was faster. */
  version?: number | undefined;
  reason?: string | undefined;
  /** Other columns that change with it, such as what staff put on the board. */
  set?: Partial<typeof jobOffers.$inferInsert>;
  /** Changed fields that stand in other tables, for the audit log. */
  changes?: readonly AuditChange[];
  /** The tutor was found: nothing to explain, and one application stays. */
  isFilled?: { exceptId: number; causeId: number };
  origin: Origin;
}

interface Told {
  event: RequestEventKind;
  notice: NotificationKind | null;
}
const told: Record<RequestAct, Told> = {
  edit: { event: 'edited', notice: null },
  cancel: { event: 'cancelled', notice: 'request_cancelled' },
  approve: { event: 'approved', notice: 'request_approved' },
  return: { event: 'returned', notice: 'request_returned' },
  reject: { event: 'rejected', notice: 'request_rejected' },
  close: { event: 'closed', notice: 'request_closed' },
  reopen: { event: 'reopened', notice: null },
  replace: { event: 'replacement_asked', notice: null },
  search_again: { event: 'searched_again', notice: null },
  settle: { event: 'replacement_stopped', notice: null },
  hide: { event: 'hidden', notice: 'request_hidden' },
  show: { event: 'shown', notice: 'request_shown' },
  // The moves of the tutor tell of these.
  appoint: { event: 'appointed', notice: null },
  reappoint: { event: 'appointed', notice: null },
  release: { event: 'released', notice: null },
};

/** The acts that put a request on the board as a new one. */
const isPosting: ReadonlySet<RequestAct> = new Set(['approve', 'replace', 'search_again']);

function checkVersion(job: JobRow, version: number | undefined) {
  if (version !== undefined && version !== job.version) throw new ApiError('version_conflict');
}

/** Cancelling would leave the running tuition under a cancelled request: the search is stopped instead. */
async function refuseWhileReplacing(db: Db, jobId: number): Promise<void> {
  if (await hasReplacedTuition(db, jobId))
    throw new ApiError('wrong_state', { text: 'replacement_open' });
}

export async function changeRequestStatus(
  services: Services,
  db: Db,
  change: StatusChange,
): Promise<JobRow> {
  const { jobId, act, reason = null, origin, byUserId } = change;
  const now = services.now();
  const job = await lockRequest(db, jobId);
  checkVersion(job, change.version);
  const guardian = await guardianOf(db, job.parentId);
  if (act === 'cancel') await refuseWhileReplacing(db, jobId);
  let status = nextStatus(job.status, act);
  if (status === null) throw new ApiError('wrong_state');
  const isShut = isBanned(guardian, now) || guardian.deactivatedAt !== null;
  if (isShut && act === 'approve') throw new ApiError('wrong_state', { text: 'guardian_banned' });
  if (isShut && status === 'live') status = 'hidden';
  if (ruleOf(act).needsReason && !reason && change.isFilled === undefined)
    throw new ApiError('invalid_input', { fields: { reason: { key: 'required' } } });
  const [changed] = await db
    .update(jobOffers)
    .set({
      ...change.set,
      status,
      statusReason: reason,
      statusChangedAt: now,
      updatedAt: now,
      version: job.version + 1,
      ...(isPosting.has(act) && { postedAt: now }),
    })
    .where(eq(jobOffers.id, jobId))
    .returning();
  if (changed === undefined) throw new Error(`Request ${jobId} was not changed`);
  const { event, notice } = told[act];
  await db
    .insert(requestEvents)
    .values({ jobOfferId: jobId, kind: event, at: now, byUserId, reason });
  if (status === 'closed' || status === 'cancelled') {
    await stopReplacement(db, jobId, now);
    await endApplications(services, db, {
      job: changed,
      reason: status === 'cancelled' ? 'job_cancelled' : 'job_closed',
      byUserId,
      ...(change.isFilled && { ...change.isFilled, reason: 'not_chosen' as const }),
      ...(act === 'settle' && { reason: 'not_chosen' as const }),
    });
  }
  // Who did it knows it, and a filled request is told by the confirmation.
  if (notice !== null && byUserId !== guardian.id && change.isFilled === undefined)
    await notify(services, db, [
      {
        userId: guardian.id,
        kind: notice,
        values: { request_no: requestNo(jobId), class_id: job.classId, reason: reason ?? '' },
        path: requestPath(jobId),
      },
    ]);
  if (act === 'approve' && status === 'live') await tellAskedTutor(services, db, changed);
  await writeAudit({ ...services, db }, origin, {
    action: `request_${act}`,
    outcome: 'ok',
    userId: byUserId ?? undefined,
    target: `job:${jobId}`,
    changes: [...changedRequest(job, change.set ?? {}), ...(change.changes ?? [])],
  });
  return changed;
}
