/** The guardian keeps the tutor after all: the search ends, who applied meanwhile gets an answer. */
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { changeRequestStatus } from '#server/market/hiring/change-request-status.ts';
import { findOpenReplacement } from '#server/market/hiring/replacements.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { changeNotice } from '../change-notice.ts';
import { lockConfirmedTuition } from '../lock-own-tuition.ts';

export async function stopReplacement(
  services: Services,
  caller: ParentCaller,
  { id, origin }: { id: number; origin: Origin },
): Promise<void> {
  await services.db.transaction(async (db) => {
    const locked = await lockConfirmedTuition(db, caller, id);
    const { job, side, byUserId } = locked;
    if (side !== 'guardian') throw new ApiError('wrong_state');
    const open = await findOpenReplacement(db, job.id);
    if (open?.applicationId !== id) throw new ApiError('change_not_open');
    await changeRequestStatus(services, db, { jobId: job.id, act: 'settle', byUserId, origin });
    await notify(services, db, [changeNotice(locked, 'replacement_stopped')]);
    await writeAudit({ ...services, db }, origin, {
      action: 'replacement_stopped',
      outcome: 'ok',
      userId: byUserId,
      target: `application:${id}`,
    });
  });
}
