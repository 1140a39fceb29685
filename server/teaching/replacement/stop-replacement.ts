/** The guardian keeps the tutor after all: the search ends, who applied meanwhile gets an answer. */
import { writeAudit } from '#server/audit/write-audit.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { changeRequestStatus } from '#server/hiring/change-request-status.ts';
import { findOpenReplacement } from '#server/hiring/replacements.ts';
import { notify } from '#server/notifications/notify.ts';
import type { ParentCaller } from '#server/request/caller.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';
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
