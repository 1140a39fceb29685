/** The filter of our own lists as attributes of an element, and back. */
import { type HubFilter, readHubFilter } from '#core/market/filters/hub-filter.ts';
import { type JobFilter, readJobFilter } from '#core/market/filters/job-filter.ts';

type Attributes = Record<string, string>;
type Names<Filter> = { [F in keyof Filter]?: string };

export const JOB_ATTRIBUTES: Names<JobFilter> = {
  search: 'search',
  category_id: 'category-id',
  i_class: 'class-id',
  subjects: 'subject-ids',
  city_id: 'city-id',
  location_id: 'location-id',
  latitude: 'latitude',
  longitude: 'longitude',
  distance: 'distance',
  tutoring_place_id: 'place-id',
  tutor_gender: 'tutor-gender',
  actual_salary_min: 'salary-min',
  actual_salary_max: 'salary-max',
  order: 'order',
};

export const HUB_ATTRIBUTES: Names<HubFilter> = {
  search: 'search',
  category_id: 'category-ids',
  i_class: 'class-ids',
  subjects: 'subject-ids',
  city_id: 'city-id',
  location_id: 'location-ids',
  university_id: 'university-id',
  dep_id: 'department-id',
  latitude: 'latitude',
  longitude: 'longitude',
  distance: 'distance',
  gender: 'gender',
  documents_checked: 'documents-checked',
  actual_salary_min: 'salary-min',
  actual_salary_max: 'salary-max',
  tutorid: 'tutor-id',
  order: 'order',
};

/** A field for each attribute; the filter of a single job has an element of its own (embed-choice.ts). */
function toAttributes<Filter extends object>(filter: Filter, names: Names<Filter>): Attributes {
  const fields = Object.keys(names) as (keyof Filter)[];
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const [name, value] = [names[field], filter[field]];
      if (name === undefined || value === undefined) return [];
      return [[name, String(value)]];
    }),
  );
}

const toParams = (attributes: Attributes, names: Record<string, string>) =>
  new URLSearchParams(
    Object.entries(names).flatMap(([field, name]): [string, string][] => {
      const value = attributes[name];
      return value === undefined ? [] : [[field, value]];
    }),
  );

export const toBoardAttributes = (filter: JobFilter) => toAttributes(filter, JOB_ATTRIBUTES);
export const toJobFilter = (attributes: Attributes): JobFilter =>
  readJobFilter(toParams(attributes, JOB_ATTRIBUTES));

export const toHubAttributes = (filter: HubFilter) => toAttributes(filter, HUB_ATTRIBUTES);
export const toHubFilter = (attributes: Attributes): HubFilter =>
  readHubFilter(toParams(attributes, HUB_ATTRIBUTES));
