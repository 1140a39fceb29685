/** Applications that are set, where those of the other jobs are drawn (demo-activity.ts). */

import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { MINIMUM_PROFILE_PERCENT } from '#core/market/apply/check-apply.ts';
import type { Stage } from '#core/market/hire/application-stages.ts';
import { FAMILY_PLACE } from '#server/demo/demo-family.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import { tutors } from '#server/ground/db/schema/people.ts';

const VIEWS_EACH = 4;
/** The accounts of the README stay free to apply. */
const README_TUTORS = 4;

interface SetApplications {
  jobId: number;
  postedAt: Date;
  stages: readonly Stage[];
  /** The place of the first of these tutors in the city, counted from the first who may apply. */
  from: number;
}

export async function addApplications(
  db: Db,
  { jobId, postedAt, stages, from }: SetApplications,
): Promise<void> {
  const rows = await db
    .select({ id: tutors.id })
    .from(tutors)
    .where(
      and(
        eq(tutors.cityId, FAMILY_PLACE.cityId),
        gte(tutors.profileCompleted, MINIMUM_PROFILE_PERCENT),
      ),
    )
    .orderBy(asc(tutors.id))
    .offset(README_TUTORS + from)
    .limit(stages.length);
  await db.insert(applications).values(
    rows.map(({ id }, index) => ({
      tutorId: id,
      jobOfferId: jobId,
      stage: stages[index] ?? ('applied' as const),
      createdAt: dayjs.utc(postedAt).add(1, 'hour').toDate(),
      stageChangedAt: dayjs.utc(postedAt).add(2, 'hour').toDate(),
    })),
  );
  const total = sql`${jobCounters.totalApplication} + ${rows.length}`;
  await db
    .update(jobCounters)
    .set({
      totalApplication: total,
      jobViews: sql`greatest(${jobCounters.jobViews}, (${total}) * ${VIEWS_EACH})`,
    })
    .where(eq(jobCounters.jobOfferId, jobId));
}

export async function replaceApplications(db: Db, wanted: SetApplications): Promise<void> {
  await db.delete(applications).where(eq(applications.jobOfferId, wanted.jobId));
  await db
    .update(jobCounters)
    .set({ totalApplication: 0 })
    .where(eq(jobCounters.jobOfferId, wanted.jobId));
  await addApplications(db, wanted);
}
