/** Fixed choices of the job board. Source: docs/requirements/market/job-board.md, "Filters". */
export const PAGE_SIZE = 10;
/** Largest page size a client may ask for. */
export const MAX_PAGE_SIZE = 50;
/** Deepest page served. Beyond it a reader is asked to filter, so no query scans without a bound. */
export const MAX_PAGE = 500;

/** Orders of the board; without one, nearest first where a place is given and newest first where none is. */
export const JOB_ORDERS = ['newest', 'salary', 'distance'] as const;
export type JobOrder = (typeof JOB_ORDERS)[number];

/** The kinds of things that the words of a search may be understood as. */
export const JOB_NAME_KINDS = [
  'category',
  'class',
  'subject',
  'city',
  'location',
  'gender',
  'place',
] as const;
export const JOB_UNDERSTOOD_KINDS = [
  ...JOB_NAME_KINDS,
  'without',
  'days',
  'salary',
  'order',
  'job',
] as const;

/** Radius choices in kilometres. */
export const DISTANCES_KM = [1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50] as const;
/**
 * The kilometres searched around an area in which nothing was found: wide enough for a city, near
 * enough to go there.
 */
export const AROUND_KM = 10;
export const DEFAULT_DISTANCE_KM = 5;

export const GENDER = { male: 1, female: 2, any: 3 } as const;
export const TUTORING_PLACE = { group: 1, home: 2, online: 3 } as const;

/** Ids are PostgreSQL integers. */
export const MAX_ID = 2_147_483_647;

/**
 * The largest bound of the salary, in taka a month, and the longest list of subjects a search may
 * carry.
 */
export const MAX_SALARY = 10_000_000;
export const MAX_SUBJECTS = 30;

/** Monthly salary presets in taka; the top one is shown as 8000–12000+ and has no upper bound. */
export const TOP_PRESET_MIN = 8000;
export const TOP_PRESET_SHOWN_MAX = 12_000;
export const SALARY_PRESETS = [
  { id: 'low', min: 2000, max: 5000 },
  { id: 'middle', min: 5000, max: TOP_PRESET_MIN },
  { id: 'high', min: TOP_PRESET_MIN, max: null },
] as const;
