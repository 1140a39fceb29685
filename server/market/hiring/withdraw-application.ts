import { and, eq } from 'drizzle-orm';
import { mayWithdraw } from '#core/market/hire/application-stages.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { missingApplication } from './lock-application.ts';
import { moveApplication } from './move-application.ts';

/**
 * Withdraws an application before appointment: an accepted job cannot be cancelled by the tutor
 * (docs/requirements/market/job-detail-and-apply.md, "Stages").
 */
export async function withdrawApplication(
  services: Services,
  { user, tutor }: TutorCaller,
  { jobId, origin }: { jobId: number; origin: Origin },
): Promise<void> {
  await services.db.transaction(async (transaction) => {
    const [own] = await transaction
      .select({ id: applications.id, stage: applications.stage })
      .from(applications)
      .where(and(eq(applications.tutorId, tutor.id), eq(applications.jobOfferId, jobId)));
    if (own === undefined) throw missingApplication();
    if (!mayWithdraw(own.stage)) throw new ApiError('wrong_state');
    await moveApplication(services, transaction, {
      applicationId: own.id,
      // Appointed in this very moment: then it is too late.
      from: own.stage,
      to: 'closed',
      byUserId: user.id,
      endedReason: 'withdrawn',
      origin,
    });
  });
}
