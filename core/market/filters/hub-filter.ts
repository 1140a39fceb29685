/**
 * The filter a reader sets for the tutor hub, under the field names of the API
 * (docs/requirements/market/tutor-hub.md, "Filter"). One reading and one writing of it serve the
 * app's address, the widget's attributes and the requests.
 */

import { MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import type { TutorHubQuery } from '#core/market/api/hub.ts';
import { HUB_ORDERS, SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { idsIn, nearIn, salariesIn, toParams, wholeNumber } from './address-values.ts';

export type HubFilter = Omit<TutorHubQuery, 'page' | 'per_page' | 'lang'>;

const LISTS = ['category_id', 'i_class', 'subjects', 'location_id'] as const;
const NUMBERS = ['city_id', 'university_id', 'dep_id'] as const;
const TEXTS = { search: SEARCH_MAX, tutorid: 20 } as const;

const FIELD_ORDER: (keyof HubFilter)[] = [
  'search',
  ...LISTS,
  ...NUMBERS,
  'latitude',
  'longitude',
  'distance',
  'gender',
  'documents_checked',
  'actual_salary_min',
  'actual_salary_max',
  'tutorid',
  'order',
];

/** Reads an address a person may have edited: what makes no sense is dropped, not reported. */
export function readHubFilter(params: URLSearchParams): HubFilter {
  const filter: HubFilter = { ...nearIn(params), ...salariesIn(params) };
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
  const gender = wholeNumber(params.get('gender'));
  if (gender === 1 || gender === 2) filter.gender = gender;
  if (params.get('documents_checked') === '1') filter.documents_checked = 1;
  const order = HUB_ORDERS.find((one) => one === params.get('order'));
  if (order && (order !== 'distance' || filter.latitude !== undefined)) filter.order = order;
  return filter;
}

export const writeHubFilter = (filter: HubFilter): URLSearchParams => toParams(filter, FIELD_ORDER);

const isWithin = (part: number[] = [], whole: number[] = []) =>
  part.every((id) => whole.includes(id));

/**
 * `changes` may carry `undefined` to drop a field. What is not among the changes falls with what it
 * depends on: areas with their city, classes with a category taken away, subjects with a class. Without
 * category and class the subjects stay: any class may have them.
 */
export function changeHubFilter(filter: HubFilter, changes: Partial<HubFilter>): HubFilter {
  const next: HubFilter = { ...filter, ...changes };
  if (next.city_id !== filter.city_id && !('location_id' in changes)) next.location_id = undefined;
  const isFewer = !isWithin(filter.category_id, next.category_id);
  if (isFewer && !('i_class' in changes)) next.i_class = undefined;
  const isElsewhere =
    (isFewer && next.category_id !== undefined) ||
    (!isWithin(filter.i_class, next.i_class) && next.i_class !== undefined);
  if (isElsewhere && !('subjects' in changes)) next.subjects = undefined;
  return readHubFilter(writeHubFilter(next));
}

/** Counts the fields a reader filters by; the search and the order do not count. */
export const countFilters = ({ search: _, order: __, ...filter }: HubFilter): number =>
  FIELD_ORDER.filter((field) => field in filter && !PARTS.includes(field)).length;

/** The fields of a position and a salary that go with their first half. */
const PARTS: (keyof HubFilter)[] = ['longitude', 'distance'];
