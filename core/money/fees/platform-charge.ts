/**
 * The charge a tutor owes once a tuition is confirmed.
 * Source: docs/requirements/money/fees.md, "Platform charge". Amounts are whole taka; percentages round
 * half up.
 */
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';

export type JobType = 'online' | 'home' | 'crash' | 'two-month' | 'one-month';

const CHARGE_PERCENT: Record<JobType, number> = {
  online: 60,
  home: 55,
  crash: 40,
  'two-month': 40,
  'one-month': 20,
};

export const CHARGE_DUE_DAYS = 7;

export interface JobTerms {
  tutoring_place_id: number;
  /** Months; 0 means continuing. */
  job_duration: number;
  crash_program: boolean;
  /** Taka a month. */
  actual_salary: number;
}

/** A tuition of each kind, but for its salary. */
export const TERMS_OF_TYPE: Record<JobType, Omit<JobTerms, 'actual_salary'>> = {
  online: { tutoring_place_id: TUTORING_PLACE.online, job_duration: 0, crash_program: false },
  home: { tutoring_place_id: TUTORING_PLACE.home, job_duration: 0, crash_program: false },
  crash: { tutoring_place_id: TUTORING_PLACE.home, job_duration: 1, crash_program: true },
  'two-month': { tutoring_place_id: TUTORING_PLACE.home, job_duration: 2, crash_program: false },
  'one-month': { tutoring_place_id: TUTORING_PLACE.home, job_duration: 1, crash_program: false },
};

/** A short job pays the short job's charge wherever it is taught; a group is taught at a home. */
export function jobType({ tutoring_place_id, job_duration, crash_program }: JobTerms): JobType {
  if (crash_program) return 'crash';
  if (job_duration === 1) return 'one-month';
  if (job_duration === 2) return 'two-month';
  return tutoring_place_id === TUTORING_PLACE.online ? 'online' : 'home';
}

export const percentOf = (taka: number, percent: number) => Math.floor((taka * percent + 50) / 100);

export interface PlatformCharge {
  type: JobType;
  percent: number;
  taka: number;
  dueDays: number;
}

export function platformCharge(terms: JobTerms): PlatformCharge {
  const type = jobType(terms);
  const percent = CHARGE_PERCENT[type];
  return { type, percent, taka: percentOf(terms.actual_salary, percent), dueDays: CHARGE_DUE_DAYS };
}
