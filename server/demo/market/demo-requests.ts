/** Fills in what the table of jobs lacks: reasons, history, private details, wished salaries. */

import { asc, eq, sql } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import type { Stage } from '#core/market/hire/application-stages.ts';
import type { RequestStatus } from '#core/market/hire/request-status.ts';
import { pupilIn } from '#server/demo/demo-family.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { wasConfirmed } from '#server/ground/db/tuitions.ts';
import { replaceApplications } from './demo-applications.ts';

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
  appointed: null,
  hidden: null,
} as const;
const lastEvent = {
  returned: 'returned',
  rejected: 'rejected',
  cancelled: 'cancelled',
  closed: 'closed',
  live: 'approved',
  appointed: 'approved',
  pending: null,
  hidden: null,
} as const;

/** The first of the guardian's live requests shows every stage, the second one an appointed tutor. */
const shown: Partial<Record<RequestStatus, Stage[][]>> = {
  live: [
    ['shortlisted', 'shortlisted', 'shortlisted', 'applied', 'applied'],
    ['appointed', 'shortlisted', 'applied'],
  ],
  closed: [
    ['confirm', 'closed', 'closed'],
    ['confirm', 'closed'],
  ],
};
/** The tutors between two requests, so that each has tutors of its own. */
const TUTORS_APART = 5;

export async function fillDemoRequests(db: Db, guardian: DemoGuardian): Promise<void> {
  const { parentId, guardianId, staffId } = guardian;
  for (const status of ['returned', 'rejected', 'cancelled'] as const)
    await db
      .update(jobOffers)
      .set({ statusReason: reasons[status] })
      .where(eq(jobOffers.status, status));
  const own = await db
    .select()
    .from(jobOffers)
    .where(eq(jobOffers.parentId, parentId))
    .orderBy(asc(jobOffers.id));
  const withTutors = (['live', 'closed'] as const).flatMap((status) =>
    own
      .filter((job) => job.status === status)
      .map((job, index) => ({ job, stages: shown[status]?.[index] ?? [] })),
  );
  for (const [index, { job, stages }] of withTutors.entries())
    await replaceApplications(db, {
      jobId: job.id,
      postedAt: job.postedAt ?? guardian.now,
      stages,
      from: index * TUTORS_APART,
    });
  await db
    .update(applications)
    .set({
      confirmedAt: sql`${applications.stageChangedAt}`,
      confirmedSalary: sql`(select ${jobOffers.actualSalary} from ${jobOffers} where ${jobOffers.id} = ${applications.jobOfferId})`,
    })
    .where(wasConfirmed);
  await db.insert(requestDetails).values(
    own.map(({ id, classId }) => {
      const pupil = pupilIn(classId);
      return {
        jobOfferId: id,
        contactName: 'Shamima Rahman',
        studentName: pupil?.name ?? null,
        institute: pupil?.institute ?? null,
      };
    }),
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
      const at = postedAt ?? dayjs.utc(createdAt).add(1, 'hour').toDate();
      const byUserId = status === 'cancelled' ? guardianId : staffId;
      return [first, { jobOfferId: id, kind, at, byUserId, reason: reasons[status] }];
    }),
  );
}
