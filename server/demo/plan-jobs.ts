/** Plans the demo jobs: every status for the demo parent, a lively board for everybody. */
import { type RequestStatus, requestStatuses } from '#core/market/hire/request-status.ts';
import { createRandom } from './create-random.ts';
import type { DemoContext } from './demo-context.ts';
import { FAMILY_PLACE, PUPILS } from './demo-family.ts';
import { inventJob, type NewJob } from './demo-job.ts';

const counts: Record<RequestStatus, number> = {
  live: 1520,
  // Those whose first applicant is on trial: set once applications are there.
  appointed: 0,
  pending: 130,
  returned: 70,
  closed: 260,
  cancelled: 80,
  rejected: 60,
};
const BOARD_AGE_HOURS = 60 * 24;
/** Tuitions go on for months. */
const FILLED_AGE_HOURS = 180 * 24;
/** Long enough for lessons, reports and the first review. */
const TUITION_AGE_HOURS = 64 * 24;
/** Its own numbers, so that the family changes nothing else. */
const FAMILY_SEED = 20_261_127;

/** One request in each state for each child who goes to school. */
const planOfFamily = (context: DemoContext, parentId: number, status: RequestStatus) =>
  PUPILS.map(({ classId, gender }, index) =>
    inventJob(context, {
      parentId,
      status,
      ageHours: (status === 'closed' ? TUITION_AGE_HOURS : 20) + index * 70,
      known: { classId, studentGender: gender, locationId: FAMILY_PLACE.locationId },
    }),
  );

/** Oldest first, so that newer jobs get higher ids, as in life. */
export function planJobs(
  context: DemoContext,
  demoParentId: number,
  parentIds: number[],
): NewJob[] {
  const { random } = context;
  const ofFamily = { ...context, random: createRandom(FAMILY_SEED) };
  const jobs: NewJob[] = [];
  for (const status of requestStatuses) {
    const oldest = status === 'closed' ? FILLED_AGE_HOURS : BOARD_AGE_HOURS;
    if (status !== 'appointed') jobs.push(...planOfFamily(ofFamily, demoParentId, status));
    for (let index = PUPILS.length; index < counts[status]; index += 1) {
      // Denser towards now: most open jobs are days old, few are months old.
      const age = 0.4 + oldest * (index / counts[status]) ** 1.7;
      const parentId = random.pick(parentIds);
      jobs.push(inventJob(context, { parentId, status, ageHours: age + random.next() * 0.3 }));
    }
  }
  return jobs.sort(
    (a, b) =>
      (a.postedAt ?? a.createdAt ?? context.now).getTime() -
      (b.postedAt ?? b.createdAt ?? context.now).getTime(),
  );
}
