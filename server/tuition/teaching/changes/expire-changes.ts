import { and, asc, eq, lt } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tuitionChanges } from '#server/ground/db/schema/tuition-changes.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';

/** Proposals nobody answered in time; who made them is notified. */
export async function expireChanges(services: Services): Promise<void> {
  const now = services.now();
  const isExpired = and(
    eq(tuitionChanges.state, 'open'),
    lt(tuitionChanges.answerBy, dhakaDate(now)),
  );
  const due = await services.db
    .select({ id: tuitionChanges.id, classId: jobOffers.classId })
    .from(tuitionChanges)
    .innerJoin(applications, eq(applications.id, tuitionChanges.applicationId))
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(isExpired)
    .orderBy(asc(tuitionChanges.id));
  await eachOnItsOwn(due, ({ id, classId }) =>
    services.db.transaction(async (db) => {
      const [expired] = await db
        .update(tuitionChanges)
        .set({ state: 'expired', settledAt: now })
        .where(and(eq(tuitionChanges.id, id), isExpired))
        .returning();
      if (expired === undefined) return;
      const { applicationId, byUserId, bySide } = expired;
      const path = tuitionPath(bySide, 'changes', applicationId);
      const values = { class_id: classId };
      await notify(services, db, [{ userId: byUserId, kind: 'change_expired', values, path }]);
    }),
  );
}
