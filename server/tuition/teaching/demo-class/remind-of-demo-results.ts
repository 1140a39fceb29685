/** The day after a demo class its guardian is asked once how it was, where no answer has come. */

import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { dhaka, toInstant } from '#core/ground/dates/dhaka.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { demoClasses } from '#server/ground/db/schema/demo-classes.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockApplication } from '#server/market/hiring/lock-application.ts';
import { guardianOf } from '#server/market/hiring/lock-request.ts';
import { notify } from '#server/notify/notifications/notify.ts';

/** Older ones staff have asked about themselves. */
const ASKED_WITHIN_DAYS = 14;
const MOST_AT_ONCE = 200;

function findUnanswered({ db, now }: Services) {
  const today = dhaka(now()).startOf('day');
  return db
    .select({ id: applications.id, classId: jobOffers.classId })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .leftJoin(
      demoClasses,
      and(
        eq(demoClasses.applicationId, applications.id),
        eq(demoClasses.lessonAt, applications.firstLessonAt),
      ),
    )
    .where(
      and(
        eq(applications.stage, 'appointed'),
        isNotNull(applications.firstLessonAt),
        lt(applications.firstLessonAt, toInstant(today)),
        gte(applications.firstLessonAt, toInstant(today.subtract(ASKED_WITHIN_DAYS, 'day'))),
        isNull(demoClasses.guardianResult),
        or(isNull(demoClasses.applicationId), isNull(demoClasses.remindedAt)),
      ),
    )
    .limit(MOST_AT_ONCE);
}

export async function remindOfDemoResults(services: Services): Promise<void> {
  await eachOnItsOwn(await findUnanswered(services), ({ id, classId }) =>
    services.db.transaction(async (db) => {
      const { application, job } = await lockApplication(db, id);
      const lessonAt = application.firstLessonAt;
      if (application.stage !== 'appointed' || lessonAt === null) return;
      const remindedAt = services.now();
      const [reminded] = await db
        .insert(demoClasses)
        .values({ applicationId: id, lessonAt, remindedAt })
        .onConflictDoUpdate({
          target: [demoClasses.applicationId, demoClasses.lessonAt],
          set: { remindedAt },
          // Answered, or reminded by another node, while its row was waited for.
          setWhere: sql`${demoClasses.remindedAt} is null and ${demoClasses.guardianResult} is null`,
        })
        .returning();
      if (reminded === undefined) return;
      const { id: userId } = await guardianOf(db, job.parentId);
      const path = tuitionPath('guardian', 'changes', id);
      const values = { class_id: classId };
      await notify(services, db, [{ userId, kind: 'demo_reminder', values, path }]);
    }),
  );
}
