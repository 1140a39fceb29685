/**
 * What a reader asked the tutor hub for, under the field names of the API
 * (docs/requirements/tutor-hub.md, "Filter"). One reading and one writing of it serve the app's
 * address, the widget's attributes and the requests.
 */
import type { TutorHubQuery } from '../api/schemas/hub.ts';
import { HUB_ORDERS, SEARCH_MAX } from '../hub/hub-constants.ts';
import { DISTANCES_KM, MAX_SALARY, MAX_SUBJECTS } from '../jobs/job-constants.ts';
import { idsIn, positionIn, wholeNumber } from './address-values.ts';

export type HubFilter = Omit<TutorHubQuery, 'page' | 'per_page' | 'lang'>;

const LISTS = ['category_id', 'i_class', 'subjects', 'location_id'] as const;
const NUMBERS = ['city_id', 'university_id', 'dep_id'] as const;
const TEXTS = { search: SEARCH_MAX, tutorid: 20 } as const;
const SALARIES = ['actual_salary_min', 'actual_salary_max'] as const;

const FIELD_ORDER: (keyof HubFilter)[] = [
  'search',
  ...LISTS,
  ...NUMBERS,
  'latitude',
  'longitude',
  'distance',
  'gender',
  'documents_checked',
  ...SALARIES,
  'tutorid',
  'order',
];

/** Reads an address a person may have edited: what makes no sense is dropped, not reported. */
export function readHubFilter(params: URLSearchParams): HubFilter {
  const filter: HubFilter = {};
  for (const field of LISTS) {
    const ids = idsIn(params.get(field), MAX_SUBJECTS);
    if (ids) filter[field] = ids;
  }
  for (const field of NUMBERS) {
    const id = wholeNumber(params.get(field));
    if (id !== undefined) filter[field] = id;
  }
  for (const field of ['search', 'tutorid'] as const) {
    const text = params.get(field)?.trim().slice(0, TEXTS[field]);
    if (text) filter[field] = text;
  }
  readSalary(params, filter);
  const gender = wholeNumber(params.get('gender'));
  if (gender === 1 || gender === 2) filter.gender = gender;
  if (params.get('documents_checked') === '1') filter.documents_checked = 1;
  const position = positionIn(params);
  if (position) {
    Object.assign(filter, position);
    const distance = wholeNumber(params.get('distance'));
    if (DISTANCES_KM.some((km) => km === distance)) filter.distance = distance;
  }
  const order = HUB_ORDERS.find((one) => one === params.get('order'));
  if (order && (order !== 'distance' || position)) filter.order = order;
  return filter;
}

function readSalary(params: URLSearchParams, filter: HubFilter) {
  for (const field of SALARIES) {
    const taka = wholeNumber(params.get(field));
    if (taka !== undefined && taka <= MAX_SALARY) filter[field] = taka;
  }
  const { actual_salary_min: min, actual_salary_max: max } = filter;
  if (min !== undefined && max !== undefined && min > max) delete filter.actual_salary_max;
}

/** Always in the same order, so that equal filters have equal addresses. */
export function writeHubFilter(filter: HubFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of FIELD_ORDER) {
    const value = filter[field];
    if (value !== undefined && String(value) !== '') params.set(field, String(value));
  }
  return params;
}

const isWithin = (part: number[] = [], whole: number[] = []) =>
  part.every((id) => whole.includes(id));

/**
 * `changes` may carry `undefined` to drop a field; dependent fields fall with what they depend on:
 * areas with their city, classes with a category taken away, subjects with a class.
 */
export function changeHubFilter(filter: HubFilter, changes: Partial<HubFilter>): HubFilter {
  const next: HubFilter = { ...filter, ...changes };
  if (next.city_id !== filter.city_id && !('location_id' in changes)) next.location_id = undefined;
  if (!isWithin(filter.category_id, next.category_id)) next.i_class = undefined;
  if (!isWithin(filter.i_class, next.i_class)) next.subjects = undefined;
  return readHubFilter(writeHubFilter(next));
}

/** How many fields a reader filters by; the search and the order are none. */
export const countFilters = ({ search: _, order: __, ...filter }: HubFilter): number =>
  FIELD_ORDER.filter((field) => field in filter && !PARTS.includes(field)).length;

/** Of a position and a salary, what goes with their first half. */
const PARTS: (keyof HubFilter)[] = ['longitude', 'distance'];
