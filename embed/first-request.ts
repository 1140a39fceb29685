/**
 * The first API call of each widget, built by the loader from raw attributes before any widget code
 * has arrived. It is the address the widget itself would ask for: filter fields in the order of
 * core/filters/job-filter.ts, then page, per_page and lang. What does not fit is left out here as it is
 * there; where the two still differ the widget ignores the loader's answer and asks again.
 */
import { MAX_ID, MAX_PAGE_SIZE, PAGE_SIZE } from '#core/jobs/job-constants.ts';

type ReadAttribute = (name: string) => string | null;

const toWhole = (text: string, limit: number) => {
  const value = /^\s*\d{1,12}(\.0*)?\s*$/.test(text) ? Number(text) : 0;
  return value && value <= limit ? value : '';
};

/** Rarely given. */
const LEFT = 'subject-ids tutor-gender salary-min salary-max latitude longitude distance'.split(
  ' ',
);

/** Field, its largest value, its attribute where that has another name. */
const fields: [field: string, limit: number, attribute?: string][] = [
  ['category_id', MAX_ID],
  ['i_class', MAX_ID, 'class-id'],
  ['city_id', MAX_ID],
  ['location_id', MAX_ID],
  ['tutoring_place_id', 3, 'place-id'],
];

export function firstRequest(
  widget: string,
  read: ReadAttribute,
  lang: string,
): string | undefined {
  const take = (attribute: string, limit: number) => String(toWhole(read(attribute) || '', limit));
  const query = new URLSearchParams();
  const path = '/api/job-board';
  if (widget === 'job-detail') {
    const id = take('job-id', MAX_ID);
    return id && `${path}/${id}?lang=${lang}`;
  }
  // The other widgets ask for their first data themselves, and so does a board with a filter that
  // few give: the loader has no byte left for them.
  if (widget !== 'job-board' || LEFT.some(read)) return undefined;
  for (const [field, limit, attribute = field.replace('_', '-')] of fields) {
    const value = take(attribute, limit);
    if (value) query.set(field, value);
  }
  query.set('page', '1');
  query.set('per_page', take('page-size', MAX_PAGE_SIZE) || String(PAGE_SIZE));
  query.set('lang', lang);
  return `${path}?${query}`;
}
