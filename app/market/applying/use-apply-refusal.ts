import type { Job } from '#core/market/api/job.ts';
import { type ApplyRefusal, checkApply } from '#core/market/apply/check-apply.ts';
import { useEnvironment } from '#ui/environment.tsx';

/** Returns what stands in the way of applying; the terms are asked for by the confirmation itself. */
export function useApplyRefusal(job: Job): ApplyRefusal | null {
  const { viewer } = useEnvironment();
  return checkApply({
    applicant: viewer?.applying?.applicant ?? null,
    job: {
      city_id: job.city.id,
      tutoring_place_id: job.tutoring_place.id,
      is_open: job.status === 'live',
      has_applied: job.applications.length > 0,
    },
    hasAcceptedTerms: true,
    cityRule: viewer?.applying?.cityRule ?? 'all',
  });
}
