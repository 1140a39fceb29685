/** Invents who applied, saved and looked, consistent with each job's status and city. */

import type { InferInsertModel } from 'drizzle-orm';
import { dayjs } from '#core/ground/dates/dhaka.ts';
import { inMs } from '#core/ground/dates/duration.ts';
import { MINIMUM_PROFILE_PERCENT } from '#core/market/apply/check-apply.ts';
import type { applications } from '#server/ground/db/schema/applications.ts';
import type { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import type { savedJobs } from '#server/ground/db/schema/saved-jobs.ts';
import type { DemoContext } from './demo-context.ts';

export interface PostedJob {
  id: number;
  classId: number;
  cityId: number;
  status: 'live' | 'closed';
  postedAt: Date;
}
export interface ActiveTutor {
  id: number;
  profileCompleted: number;
  cityId: number | null;
}
export type NewApplication = InferInsertModel<typeof applications>;
/** The longest time from the board to the application, and from there to its tutor. */
const FILLED_WITHIN_MS = inMs({ days: 3 });
type Stage = NonNullable<NewApplication['stage']>;

/** One tutor of a filled job got it; of an open one, some are further than others. */
function stageOf({ random, now }: DemoContext, job: PostedJob, place: number): Stage {
  if (job.status === 'closed') return place === 0 ? random.pick(['confirm', 'payment']) : 'closed';
  if (place === 0 && random.chance(0.12))
    // Nobody is on trial the day after, and the newest jobs are for partners' pages.
    return now.getTime() - job.postedAt.getTime() > FILLED_WITHIN_MS ? 'appointed' : 'shortlisted';
  return random.pickWeighted([
    ['applied', 78],
    ['shortlisted', 14],
    ['pending', 8],
  ] as const);
}

const isComplete = ({ profileCompleted }: ActiveTutor) =>
  profileCompleted >= MINIMUM_PROFILE_PERCENT;

/**
 * Replaces tutors who may not apply yet with the next of the city who may; it draws nothing, so the
 * rest stays as it was.
 */
function onlyComplete(drawn: readonly ActiveTutor[], nearby: readonly ActiveTutor[], from: number) {
  const ready = nearby.filter(isComplete);
  const taken = new Set(drawn.filter(isComplete).map(({ id }) => id));
  return drawn.flatMap((tutor, place) => {
    if (isComplete(tutor)) return [tutor];
    const order = ready.map((_, index) => ready[(from + place + index) % ready.length]);
    const next = order.find((one) => one !== undefined && !taken.has(one.id));
    if (next === undefined) return [];
    taken.add(next.id);
    return [next];
  });
}

export function inventActivity(context: DemoContext, jobs: PostedJob[], tutors: ActiveTutor[]) {
  const { random, now } = context;
  const byCity = Map.groupBy(tutors, (tutor) => tutor.cityId);
  const result: {
    applications: NewApplication[];
    saved: InferInsertModel<typeof savedJobs>[];
    counters: InferInsertModel<typeof jobCounters>[];
  } = { applications: [], saved: [], counters: [] };
  const after = (from: Date, within = Number.POSITIVE_INFINITY) =>
    new Date(from.getTime() + random.next() * Math.min(within, now.getTime() - from.getTime()));
  for (const job of jobs) {
    const nearby = byCity.get(job.cityId) ?? [];
    const drawn = random.sample(nearby, random.chance(0.2) ? 0 : random.integer(1, 7));
    const applicants = onlyComplete(drawn, nearby, job.id);
    applicants.forEach((tutor, place) => {
      // Who got the job had it soon.
      const within = job.status === 'closed' && place === 0 ? FILLED_WITHIN_MS : undefined;
      const createdAt = after(job.postedAt, within);
      result.applications.push({
        tutorId: tutor.id,
        jobOfferId: job.id,
        stage: stageOf(context, job, place),
        createdAt,
        stageChangedAt: after(createdAt, within),
      });
    });
    for (const tutor of random.sample(nearby, random.integer(0, 2)))
      result.saved.push({ tutorId: tutor.id, jobOfferId: job.id, createdAt: after(job.postedAt) });
    const hours = dayjs.utc(now).diff(dayjs.utc(job.postedAt), 'hour', true);
    result.counters.push({
      jobOfferId: job.id,
      totalApplication: applicants.length,
      jobViews: applicants.length * 4 + random.integer(0, 10) + Math.round(Math.sqrt(hours) * 9),
    });
  }
  return result;
}
