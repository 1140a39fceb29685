/**
 * Bounds of a request for a tutor; salaries in taka a month. Source:
 * docs/requirements/market/hire.md, "Request".
 */
export const SALARY_MIN = 1500;
/**
 * The most taka a month, ten times what the best paid tuitions bring: above it somebody has slipped
 * on the zero.
 */
export const SALARY_MAX = 200_000;
export const DAYS_MIN = 1;
export const DAYS_MAX = 7;
export const DAYS_DEFAULT = 4;
export const DURATION_MIN = 0.5;
export const DURATION_MAX = 8;
export const MAX_STUDENTS = 10;
export const AGE_MIN = 2;
export const AGE_MAX = 80;
/** Saved students, and saved places, of one guardian: more than any family has; a robot's list ends here. */
export const SAVED_MOST = 30;
/** Months; 0 means continuing. */
export const JOB_DURATION_MAX = 24;
export const TEXT_MAX = 1000;
export const NAME_MAX = 100;
export const ADDRESS_MAX = 300;
export const ADDRESS_PART_MAX = 60;
/** The most years of a course of study; medicine and a master's included. */
export const STUDY_YEAR_MAX = 6;
export const REASON_MAX = 500;
export const WISHES_MAX = 5;
export const SHORTLIST_MAX = 5;
