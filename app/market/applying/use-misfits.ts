import type { Job } from '#core/market/api/job.ts';
import { findMisfits, type Misfit } from '#core/market/apply/check-apply.ts';
import { useEnvironment } from '#ui/environment.tsx';

/** Returns what of a job does not fit the tutor who reads it; nothing for all other readers. */
export function useMisfits(job: Job): Misfit[] {
  const { viewer } = useEnvironment();
  if (!viewer?.applying || viewer.type !== 'tutor') return [];
  const { applicant, cityRule } = viewer.applying;
  return findMisfits({
    applicant: { ...applicant, gender: viewer.tutor?.gender ?? null },
    job: {
      city_id: job.city.id,
      tutoring_place_id: job.tutoring_place.id,
      tutor_gender: job.tutor_gender,
    },
    cityRule,
  });
}
