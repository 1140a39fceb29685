/**
 * May this person apply to this job? One answer for the button, the confirmation and the server.
 * Five rules in their order, the terms as the last; then what only the server knows for certain.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Applying".
 */
import { GENDER, TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';

export const MINIMUM_PROFILE_PERCENT = 80;

export interface Applicant {
  type: 'tutor' | 'parent' | 'staff';
  profile_completed: number;
  city_id: number | null;
  account_status: 'green' | 'yellow' | 'red';
  is_banned: boolean;
  is_deactivated: boolean;
  is_phone_verified: boolean;
  /** Staff have not accepted the profile. */
  is_declined: boolean;
}

export interface ApplyTarget {
  city_id: number;
  tutoring_place_id: number;
  is_open: boolean;
  has_applied: boolean;
}

/** `all`: the city is always asked for; `in-person`: tutors of any city may take online jobs. */
export type CityRule = 'all' | 'in-person';

export type ApplyRefusal =
  | 'not_signed_in'
  | 'not_a_tutor'
  | 'profile_incomplete'
  | 'city_mismatch'
  | 'terms_required'
  | 'banned'
  | 'deactivated'
  | 'account_restricted'
  | 'phone_not_verified'
  | 'tutor_declined'
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
  if (isIncomplete(applicant)) return 'profile_incomplete';
  if (!isCityRight(applicant, job, cityRule)) return 'city_mismatch';
  if (!hasAcceptedTerms) return 'terms_required';
  if (applicant.is_banned) return 'banned';
  if (applicant.is_deactivated) return 'deactivated';
  // Green accounts alone apply: docs/requirements/people/accounts.md, "States of an account".
  if (applicant.account_status !== 'green') return 'account_restricted';
  if (!applicant.is_phone_verified) return 'phone_not_verified';
  if (applicant.is_declined) return 'tutor_declined';
  if (!job.is_open) return 'job_closed';
  return job.has_applied ? 'already_applied' : null;
}

const isIncomplete = (applicant: Pick<Applicant, 'profile_completed'>) =>
  applicant.profile_completed < MINIMUM_PROFILE_PERCENT;

/** The guardian asked for the other one; may be applied to all the same. */
export const isOtherGender = (gender: number | null, wanted: number): boolean =>
  wanted !== GENDER.any && gender !== null && wanted !== gender;

function isCityRight(
  applicant: Pick<Applicant, 'city_id'>,
  job: Pick<ApplyTarget, 'city_id' | 'tutoring_place_id'>,
  cityRule: CityRule,
): boolean {
  if (cityRule === 'in-person' && job.tutoring_place_id === TUTORING_PLACE.online) return true;
  return applicant.city_id === job.city_id;
}

export type Misfit = 'declined' | 'profile' | 'city' | 'gender';

interface FitCheck {
  applicant: Pick<Applicant, 'profile_completed' | 'city_id' | 'is_declined'> & {
    gender: number | null;
  };
  job: Pick<ApplyTarget, 'city_id' | 'tutoring_place_id'> & { tutor_gender: number };
  cityRule: CityRule;
}

/** All that does not fit, said before anybody presses Apply; the gender alone forbids nothing. */
export function findMisfits({ applicant, job, cityRule }: FitCheck): Misfit[] {
  return [
    ...(applicant.is_declined ? (['declined'] as const) : []),
    ...(isIncomplete(applicant) ? (['profile'] as const) : []),
    ...(isCityRight(applicant, job, cityRule) ? [] : (['city'] as const)),
    ...(isOtherGender(applicant.gender, job.tutor_gender) ? (['gender'] as const) : []),
  ];
}
