/**
 * A guardian asks for another tutor: the same request goes back on the board with its old facts.
 * The present tuition ends now, or when the other tutor is appointed.
 * Source: docs/requirements/teaching.md, "Another tutor".
 */
import type { z } from 'zod';
import type { askReplacementBody } from '#core/api/schemas/tuition-changes.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { changeRequestStatus } from '#server/hiring/change-request-status.ts';
import { moveApplication } from '#server/hiring/move-application.ts';
import { openReplacement } from '#server/hiring/replacements.ts';
import { notify } from '#server/notifications/notify.ts';
import type { ParentCaller } from '#server/request/caller.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';
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
