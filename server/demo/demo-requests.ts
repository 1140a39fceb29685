/** What the table of jobs does not hold: reasons, history, private details, wished salaries. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Stage } from '#core/hire/application-stages.ts';
import type { Db } from '#server/db/database.ts';
import { applications } from '#server/db/schema/applications.ts';
import { jobCounters } from '#server/db/schema/job-counters.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { tutors } from '#server/db/schema/people.ts';
import { requestDetails } from '#server/db/schema/request-details.ts';
import { requestEvents } from '#server/db/schema/request-events.ts';
import { wasConfirmed } from '#server/db/tuitions.ts';

interface DemoGuardian {
  parentId: number;
  guardianId: number;
  staffId: number;
  now: Date;
}

const reasons = {
  returned: 'Please tell us which days suit you.',
  rejected: 'We do not arrange lessons in this subject.',
  cancelled: 'We have found a tutor among our relatives.',
  closed: null,
  pending: null,
  live: null,
  hidden: null,
} as const;
const lastEvent = {
  returned: 'returned',
  rejected: 'rejected',
  cancelled: 'cancelled',
  closed: 'closed',
  live: 'approved',
  pending: null,
  hidden: null,
} as const;

const HOUR_MS = 3_600_000;

/** The first of the guardian's live requests shows every stage, the second one an appointed tutor. */
const shown: Stage[][] = [
  ['shortlisted', 'shortlisted', 'shortlisted', 'applied', 'applied'],
  ['appointed', 'shortlisted', 'applied'],
];

async function replaceApplications(db: Db, jobId: number, stages: Stage[], postedAt: Date) {
  await db.delete(applications).where(eq(applications.jobOfferId, jobId));
  const rows = await db
    .select({ id: tutors.id })
    .from(tutors)
    .where(eq(tutors.cityId, 1))
    .orderBy(asc(tutors.id))
    // The accounts of the README stay free to apply.
    .offset(4)
    .limit(stages.length);
  await db.insert(applications).values(
    rows.map(({ id }, index) => ({
      tutorId: id,
      jobOfferId: jobId,
      stage: stages[index] ?? ('applied' as const),
      createdAt: new Date(postedAt.getTime() + HOUR_MS),
      stageChangedAt: new Date(postedAt.getTime() + 2 * HOUR_MS),
    })),
  );
  await db
    .update(jobCounters)
    .set({
      totalApplication: rows.length,
      jobViews: sql`greatest(${jobCounters.jobViews}, ${rows.length * 4})`,
    })
    .where(eq(jobCounters.jobOfferId, jobId));
}

export async function fillDemoRequests(db: Db, guardian: DemoGuardian): Promise<void> {
  const { parentId, guardianId, staffId } = guardian;
  for (const status of ['returned', 'rejected', 'cancelled'] as const)
    await db
      .update(jobOffers)
      .set({ statusReason: reasons[status] })
      .where(eq(jobOffers.status, status));
  await db
    .update(applications)
    .set({
      confirmedAt: sql`${applications.stageChangedAt}`,
      confirmedSalary: sql`(select ${jobOffers.actualSalary} from ${jobOffers} where ${jobOffers.id} = ${applications.jobOfferId})`,
    })
    .where(wasConfirmed);
  const own = await db
    .select()
    .from(jobOffers)
    .where(eq(jobOffers.parentId, parentId))
    .orderBy(asc(jobOffers.id));
  await db.insert(requestDetails).values(
    own.map(({ id }) => ({
      jobOfferId: id,
      contactName: 'Shamima Rahman',
      studentName: 'Mitu Rahman',
      institute: 'Monipur High School',
    })),
  );
  await db.insert(requestEvents).values(
    own.flatMap(({ id, status, createdAt, postedAt }) => {
      const first = {
        jobOfferId: id,
        kind: 'submitted' as const,
        at: createdAt,
        byUserId: guardianId,
      };
      const kind = lastEvent[status];
      if (kind === null) return [first];
      const at = postedAt ?? new Date(createdAt.getTime() + HOUR_MS);
      const byUserId = status === 'cancelled' ? guardianId : staffId;
      return [first, { jobOfferId: id, kind, at, byUserId, reason: reasons[status] }];
    }),
  );
  const live = own.filter(({ status, cityId }) => status === 'live' && cityId === 1);
  for (const [index, { id, postedAt }] of live.entries())
    await replaceApplications(db, id, shown[index] ?? [], postedAt ?? guardian.now);
}
