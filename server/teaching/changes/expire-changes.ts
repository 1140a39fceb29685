import { and, eq, lt } from 'drizzle-orm';
import { dhakaDate } from '#core/dates/dhaka-day.ts';
import { tuitionPath } from '#core/teaching/tuition-path.ts';
import { applications } from '#server/db/schema/applications.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { tuitionChanges } from '#server/db/schema/tuition-changes.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Services } from '#server/services/services.ts';

/** Proposals nobody answered in time; who made them is notified. */
export async function expireChanges(services: Services): Promise<void> {
  const now = services.now();
  await services.db.transaction(async (db) => {
    const expired = await db
      .update(tuitionChanges)
      .set({ state: 'expired', settledAt: now })
      .where(and(eq(tuitionChanges.state, 'open'), lt(tuitionChanges.answerBy, dhakaDate(now))))
      .returning();
    for (const { applicationId, byUserId, bySide } of expired) {
      const [job] = await db
        .select({ classId: jobOffers.classId })
        .from(applications)
        .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
        .where(eq(applications.id, applicationId));
      if (job === undefined) throw new Error(`Tuition ${applicationId} has no job`);
      const path = tuitionPath(bySide, 'changes', applicationId);
      const values = { class_id: job.classId };
      await notify(services, db, [{ userId: byUserId, kind: 'change_expired', values, path }]);
    }
  });
}
