/**
 * May this person apply to this job? One answer for the button, the confirmation and the server.
 * The first four rules and their order: spec public-site §5; the terms are the fifth. What only the
 * server knows for certain comes after them: design §3.
 */
import { TUTORING_PLACE } from '../jobs/job-constants.ts';

export const MINIMUM_PROFILE_PERCENT = 80;

export interface Applicant {
  type: 'tutor' | 'parent' | 'staff';
  profile_completed: number;
  city_id: number | null;
  is_banned: boolean;
  is_deactivated: boolean;
  is_phone_verified: boolean;
}

export interface ApplyTarget {
  city_id: number;
  tutoring_place_id: number;
  is_open: boolean;
  has_applied: boolean;
}

/** `all`: the spec's rule; `in-person`: tutors of any city may take online jobs. */
export type CityRule = 'all' | 'in-person';

export type ApplyRefusal =
  | 'not_signed_in'
  | 'not_a_tutor'
  | 'profile_incomplete'
  | 'city_mismatch'
  | 'terms_not_accepted'
  | 'banned'
  | 'deactivated'
  | 'phone_not_verified'
  | 'job_closed'
  | 'already_applied';

interface ApplyCheck {
  applicant: Applicant | null;
  job: ApplyTarget;
  hasAcceptedTerms: boolean;
  cityRule: CityRule;
}

/** The first rule that is not met, or null when nothing stands in the way. */
export function checkApply({
  applicant,
  job,
  hasAcceptedTerms,
  cityRule,
}: ApplyCheck): ApplyRefusal | null {
  if (!applicant) return 'not_signed_in';
  if (applicant.type !== 'tutor') return 'not_a_tutor';
  if (applicant.profile_completed < MINIMUM_PROFILE_PERCENT) return 'profile_incomplete';
  if (!isCityRight(applicant, job, cityRule)) return 'city_mismatch';
  if (!hasAcceptedTerms) return 'terms_not_accepted';
  if (applicant.is_banned) return 'banned';
  if (applicant.is_deactivated) return 'deactivated';
  if (!applicant.is_phone_verified) return 'phone_not_verified';
  if (!job.is_open) return 'job_closed';
  return job.has_applied ? 'already_applied' : null;
}

function isCityRight(applicant: Applicant, job: ApplyTarget, cityRule: CityRule): boolean {
  if (cityRule === 'in-person' && job.tutoring_place_id === TUTORING_PLACE.online) return true;
  return applicant.city_id === job.city_id;
}
