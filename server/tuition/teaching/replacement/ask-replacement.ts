/**
 * A guardian asks for another tutor: the same request goes back on the board with its old facts.
 * The present tuition ends now, or when the other tutor is appointed.
 * Source: docs/requirements/tuition/teaching.md, "Another tutor".
 */
import type { z } from 'zod';
import type { askReplacementBody } from '#core/tuition/api/tuition-changes.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { changeRequestStatus } from '#server/market/hiring/change-request-status.ts';
import { moveApplication } from '#server/market/hiring/move-application.ts';
import { openReplacement } from '#server/market/hiring/replacements.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { changeNotice } from '../change-notice.ts';
import { lockConfirmedTuition } from '../lock-own-tuition.ts';

interface Asked {
  id: number;
  body: z.output<typeof askReplacementBody>;
  origin: Origin;
}

export async function askReplacement(
  services: Services,
  caller: ParentCaller,
  { id, body: { reason, wish, ends }, origin }: Asked,
): Promise<void> {
  await services.db.transaction(async (db) => {
    const locked = await lockConfirmedTuition(db, caller, id);
    const { job, side, byUserId } = locked;
    if (side !== 'guardian') throw new ApiError('wrong_state');
    if (job.status !== 'closed') throw new ApiError('wrong_state', { text: 'replacement_running' });
    await changeRequestStatus(services, db, {
      jobId: job.id,
      act: 'replace',
      byUserId,
      reason,
      origin,
    });
    await openReplacement(db, job.id, {
      applicationId: id,
      askedAt: services.now(),
      byUserId,
      reason,
      wish: wish ?? null,
      ends,
    });
    await writeAudit({ ...services, db }, origin, {
      action: 'replacement_asked',
      outcome: 'ok',
      userId: byUserId,
      target: `application:${id}:${ends}`,
    });
    // The end is what the tutor is notified of, else that the search has begun.
    if (ends === 'when_found')
      return notify(services, db, [changeNotice(locked, 'replacement_asked')]);
    return moveApplication(services, db, {
      applicationId: id,
      to: 'closed',
      byUserId,
      endedBy: 'guardian',
      origin,
    });
  });
}
