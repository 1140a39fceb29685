/** Some filled jobs go to the people the README names, so that they have students and invoices. */
import type { NewApplication, PostedJob } from './demo-activity.ts';

const isConfirmed = ({ stage }: NewApplication) => stage === 'confirm' || stage === 'payment';

/** Changes who got a job, where the tutor has not applied to it already. */
export function giveJobs(
  all: NewApplication[],
  jobs: PostedJob[],
  tutor: { id: number; cityId: number | null; classIds: readonly number[] },
) {
  const inCity = new Map(
    jobs.filter((job) => job.cityId === tutor.cityId).map((job) => [job.id, job.classId]),
  );
  const ownJobs = new Set(
    all.filter(({ tutorId }) => tutorId === tutor.id).map(({ jobOfferId }) => jobOfferId),
  );
  const free = all.filter(
    (row) => isConfirmed(row) && inCity.has(row.jobOfferId) && !ownJobs.has(row.jobOfferId),
  );
  const ofClass = free.filter(({ jobOfferId }) =>
    tutor.classIds.includes(inCity.get(jobOfferId) ?? 0),
  );
  // Both are needed: one that has gone on for months, and the newest.
  const offered = ofClass.length > 1 ? ofClass : free;
  for (const row of [...offered.slice(0, 1), ...offered.slice(-1)]) row.tutorId = tutor.id;
}
