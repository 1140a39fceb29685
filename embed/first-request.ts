/**
 * The first API call of each widget, built by the loader from raw attributes before any widget code
 * has arrived. It is the address the widget itself would ask for: filter fields in the order of
 * core/jobs/job-filter.ts, then page, per_page and lang. What does not fit is left out here as it is
 * there; where the two still differ the widget ignores the loader's answer and asks again.
 */
import {
  MAX_ID,
  MAX_PAGE_SIZE,
  MAX_SALARY,
  MAX_SUBJECTS,
  PAGE_SIZE,
} from '#core/jobs/job-constants.ts';

type ReadAttribute = (name: string) => string | null;
type ToValue = (text: string, limit: number) => unknown;

const toNumber = (text: string) =>
  /^\s*-?\d{1,12}(\.\d{1,12})?\s*$/.test(text) ? Number(text) : Number.NaN;

const toWhole = (text: string, limit: number) => {
  const value = toNumber(text);
  return Number.isInteger(value) && value > 0 && value <= limit ? value : '';
};

const toIds: ToValue = (text, limit) => {
  const all = text.split(',').map((part) => toWhole(part, limit));
  return all.includes('') || all.length > MAX_SUBJECTS ? '' : all;
};

const toDegrees: ToValue = (text, limit) => {
  const value = toNumber(text);
  return Math.abs(value) <= limit ? value : '';
};

/** Field, its largest value, its attribute where that has another name, its reading. */
const fields: [field: string, limit: number, attribute?: string, toValue?: ToValue][] = [
  ['category_id', MAX_ID],
  ['i_class', MAX_ID, 'class-id'],
  ['subjects', MAX_ID, 'subject-ids', toIds],
  ['city_id', MAX_ID],
  ['location_id', MAX_ID],
  ['latitude', 90, 'latitude', toDegrees],
  ['longitude', 180, 'longitude', toDegrees],
  ['distance', 50],
  ['tutoring_place_id', 3, 'place-id'],
  ['tutor_gender', 3],
  ['actual_salary_min', MAX_SALARY, 'salary-min'],
  ['actual_salary_max', MAX_SALARY, 'salary-max'],
];

export function firstRequest(
  widget: string,
  read: ReadAttribute,
  lang: string,
): string | undefined {
  const take = (attribute: string, limit: number, toValue: ToValue = toWhole) =>
    String(toValue(read(attribute) || '', limit));
  const query = new URLSearchParams();
  const path = '/api/job-board';
  if (widget === 'job-detail') {
    const id = take('job-id', MAX_ID);
    return id && `${path}/${id}?lang=${lang}`;
  }
  // The other widgets ask for their first data themselves: the loader has no byte left for it.
  if (widget !== 'job-board') return undefined;
  for (const [field, limit, attribute = field.replace('_', '-'), toValue] of fields) {
    const value = take(attribute, limit, toValue);
    if (value) query.set(field, value);
  }
  // Half a position means nothing. A range upside down is left to the widget: the API refuses it.
  if (!query.has('latitude') || !query.has('longitude'))
    for (const field of ['latitude', 'longitude', 'distance']) query.delete(field);
  query.set('page', '1');
  query.set('per_page', take('page-size', MAX_PAGE_SIZE) || String(PAGE_SIZE));
  query.set('lang', lang);
  return `${path}?${query}`;
}
