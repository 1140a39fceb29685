/** Which jobs there are: every status for the demo parent, a lively board for everybody. */
import { type RequestStatus, requestStatuses } from '#core/hire/request-status.ts';
import type { DemoContext } from './demo-context.ts';
import { inventJob, type NewJob } from './demo-job.ts';

const counts: Record<RequestStatus, number> = {
  live: 1520,
  pending: 130,
  returned: 70,
  closed: 260,
  cancelled: 80,
  rejected: 60,
};
const BOARD_AGE_HOURS = 60 * 24;
/** Tuitions go on for months. */
const FILLED_AGE_HOURS = 180 * 24;

/** Oldest first, so that newer jobs get higher ids, as in life. */
export function planJobs(
  context: DemoContext,
  demoParentId: number,
  parentIds: number[],
): NewJob[] {
  const { random } = context;
  const jobs: NewJob[] = [];
  for (const status of requestStatuses) {
    const oldest = status === 'closed' ? FILLED_AGE_HOURS : BOARD_AGE_HOURS;
    // Two requests in each state for the demo parent.
    for (let index = 0; index < 2; index += 1)
      jobs.push(inventJob(context, demoParentId, status, 20 + index * 70));
    for (let index = 2; index < counts[status]; index += 1) {
      // Denser towards now: most open jobs are days old, few are months old.
      const age = 0.4 + oldest * (index / counts[status]) ** 1.7;
      jobs.push(inventJob(context, random.pick(parentIds), status, age + random.next() * 0.3));
    }
  }
  return jobs.sort(
    (a, b) =>
      (a.postedAt ?? a.createdAt ?? context.now).getTime() -
      (b.postedAt ?? b.createdAt ?? context.now).getTime(),
  );
}
