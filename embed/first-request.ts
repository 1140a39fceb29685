/**
 * The first API call of each widget. The loader builds it from raw attributes before any widget code
 * has arrived; the element builds it again from checked values and takes the loader's answer only if
 * both agree. It is kept free of imports because it is part of the loader.
 */
const boardQuery: Record<string, string> = {
  'page-size': 'per_page',
  'city-id': 'city_id',
  'location-id': 'location_id',
  'category-id': 'category_id',
  'class-id': 'i_class',
  'subject-ids': 'subjects',
  'tutor-gender': 'tutor_gender',
  'place-id': 'tutoring_place_id',
  'salary-min': 'actual_salary_min',
  'salary-max': 'actual_salary_max',
  latitude: 'latitude',
  longitude: 'longitude',
  distance: 'distance',
};

/** The API refuses a distance, or half a position, without the rest. */
const position = ['latitude', 'longitude', 'distance'];
const DEFAULT_PAGE_SIZE = '10';

type ReadAttribute = (name: string) => string | null | undefined;

export function firstRequest(
  widget: string,
  read: ReadAttribute,
  lang: string,
): string | undefined {
  const query = new URLSearchParams({ lang });
  if (widget === 'job-detail') {
    const id = read('job-id');
    return id ? `/api/job-board/${encodeURIComponent(id)}?${query}` : undefined;
  }
  query.set('per_page', DEFAULT_PAGE_SIZE);
  const hasPosition = read('latitude') && read('longitude');
  for (const attribute in boardQuery) {
    const value = read(attribute);
    if (value && (hasPosition || !position.includes(attribute)))
      query.set(boardQuery[attribute] ?? attribute, value);
  }
  return `/api/job-board?${query}`;
}
