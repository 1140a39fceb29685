/**
 * What a reader asked the job board for, under the field names of the API. One reading and one
 * writing of it serve the app's address, the widgets' attributes and the requests.
 */
import type { JobBoardQuery } from '../api/schemas/job-board.ts';
import { MAX_SUBJECTS } from '../jobs/job-constants.ts';
import { idsIn, nearIn, salariesIn, toParams, wholeNumber } from './address-values.ts';

export type JobFilter = Omit<JobBoardQuery, 'page' | 'per_page' | 'lang'>;

const WHOLE_NUMBER_FIELDS = [
  'tutor_gender',
  'tutoring_place_id',
  'category_id',
  'i_class',
  'city_id',
  'location_id',
  'jobid',
] as const;

/** Reads an address a person may have edited: what makes no sense is dropped, not reported. */
export function readJobFilter(params: URLSearchParams): JobFilter {
  const filter: JobFilter = { ...nearIn(params), ...salariesIn(params) };
  for (const field of WHOLE_NUMBER_FIELDS) {
    const value = wholeNumber(params.get(field));
    if (value !== undefined) filter[field] = value;
  }
  const subjects = idsIn(params.get('subjects'), MAX_SUBJECTS);
  if (subjects) filter.subjects = subjects;
  for (const field of ['tutor_gender', 'tutoring_place_id'] as const)
    if ((filter[field] ?? 1) > 3) delete filter[field];
  return filter;
}

const FIELD_ORDER: (keyof JobFilter)[] = [
  'category_id',
  'i_class',
  'subjects',
  'city_id',
  'location_id',
  'latitude',
  'longitude',
  'distance',
  'tutoring_place_id',
  'tutor_gender',
  'actual_salary_min',
  'actual_salary_max',
  'jobid',
];

export const writeJobFilter = (filter: JobFilter): URLSearchParams => toParams(filter, FIELD_ORDER);

/** `changes` may carry `undefined` to drop a field; dependent fields fall with what they depend on. */
export function changeJobFilter(filter: JobFilter, changes: Partial<JobFilter>): JobFilter {
  const next: JobFilter = { ...filter, ...changes };
  if ('category_id' in changes && changes.category_id !== filter.category_id) {
    if (!('i_class' in changes)) next.i_class = undefined;
    next.subjects = undefined;
  }
  if ('i_class' in changes && changes.i_class !== filter.i_class && !('subjects' in changes))
    next.subjects = undefined;
  if ('city_id' in changes && changes.city_id !== filter.city_id && !('location_id' in changes))
    next.location_id = undefined;
  return readJobFilter(writeJobFilter(next));
}
