/**
 * The filter a reader sets for the job board, under the field names of the API. One reading and one
 * writing of it serve the app's address, the widgets' attributes and the requests.
 */

import { JOB_ORDERS, type JobOrder, MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import type { JobBoardQuery } from '#core/market/api/job-board.ts';
import { SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { idsIn, nearIn, salariesIn, toParams, wholeNumber } from './address-values.ts';

export type JobFilter = Omit<JobBoardQuery, 'page' | 'per_page' | 'lang'>;

/** Nearest first with a place, else newest first. */
export const usualOrder = ({ latitude }: JobFilter): JobOrder =>
  latitude === undefined ? 'newest' : 'distance';

const WHOLE_NUMBER_FIELDS = ['tutor_gender', 'tutoring_place_id', 'city_id', 'jobid'] as const;
const LISTS = ['category_id', 'i_class', 'subjects', 'location_id'] as const;

/** Reads an address a person may have edited: what makes no sense is dropped, not reported. */
export function readJobFilter(params: URLSearchParams): JobFilter {
  const filter: JobFilter = { ...nearIn(params), ...salariesIn(params) };
  for (const field of WHOLE_NUMBER_FIELDS) {
    const value = wholeNumber(params.get(field));
    if (value !== undefined) filter[field] = value;
  }
  for (const field of LISTS) {
    const ids = idsIn(params.get(field), MAX_SUBJECTS);
    if (ids) filter[field] = ids;
  }
  const search = params.get('search')?.trim().slice(0, SEARCH_MAX);
  if (search) filter.search = search;
  for (const field of ['tutor_gender', 'tutoring_place_id'] as const)
    if ((filter[field] ?? 1) > 3) delete filter[field];
  const order = JOB_ORDERS.find((one) => one === params.get('order'));
  const isPossible = order !== 'distance' || filter.latitude !== undefined;
  if (order && isPossible && order !== usualOrder(filter)) filter.order = order;
  return filter;
}

const FIELD_ORDER: (keyof JobFilter)[] = [
  'search',
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
  'order',
];

export const writeJobFilter = (filter: JobFilter): URLSearchParams => toParams(filter, FIELD_ORDER);

/** Returns whether anything narrows the list; the order does not. */
export const isFiltered = ({ order: _, ...filter }: JobFilter): boolean =>
  Object.keys(filter).length > 0;

/**
 * `changes` may carry `undefined` to drop a field. What is not among the changes falls with what it
 * depends on: a class with its category, subjects with another category or class, areas with their
 * city. Without category and class the subjects stay: any class may have them.
 */
export function changeJobFilter(filter: JobFilter, changes: Partial<JobFilter>): JobFilter {
  const next: JobFilter = { ...filter, ...changes };
  const isOther = (field: 'category_id' | 'i_class') =>
    field in changes && String(changes[field] ?? '') !== String(filter[field] ?? '');
  if (isOther('category_id') && !('i_class' in changes)) next.i_class = undefined;
  const isElsewhere = isOther('category_id')
    ? next.category_id
    : isOther('i_class') && next.i_class;
  if (isElsewhere && !('subjects' in changes)) next.subjects = undefined;
  if ('city_id' in changes && changes.city_id !== filter.city_id && !('location_id' in changes))
    next.location_id = undefined;
  return readJobFilter(writeJobFilter(next));
}
