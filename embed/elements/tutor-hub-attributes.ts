import { MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import { type HubFilter, readHubFilter, writeHubFilter } from '#core/market/filters/hub-filter.ts';
import { HUB_ORDERS, SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { type AttributeValues, id, idList, integer, oneOf, words } from '../attributes.ts';
import { listAttributes } from './list-attributes.ts';

const ids = () => idList(MAX_SUBJECTS);

/** The fields of the hub's filter. Source: docs/requirements/market/tutor-hub.md, "Filter". */
export const tutorHubAttributes = {
  ...listAttributes,
  search: words(SEARCH_MAX),
  cityId: id(),
  locationIds: ids(),
  categoryIds: ids(),
  classIds: ids(),
  subjectIds: ids(),
  universityId: id(),
  departmentId: id(),
  /** 1 male, 2 female, 3 any */
  gender: integer({ min: 1, max: 3 }, undefined),
  /** 1: only those. */
  documentsChecked: integer({ min: 1, max: 1 }, undefined),
  tutorId: words(20),
  distance: integer({ min: 1, max: 50 }, undefined),
  order: oneOf<string>(['', ...HUB_ORDERS], ''),
};

export type TutorHubValues = AttributeValues<typeof tutorHubAttributes>;

/** The filter the page presets; what makes no sense together loses its weaker half. */
export function toPresetFilter(values: TutorHubValues): HubFilter {
  const filter: HubFilter = {
    search: values.search,
    city_id: values.cityId,
    location_id: values.locationIds,
    category_id: values.categoryIds,
    i_class: values.classIds,
    subjects: values.subjectIds,
    university_id: values.universityId,
    dep_id: values.departmentId,
    gender: values.gender,
    documents_checked: values.documentsChecked,
    actual_salary_min: values.salaryMin,
    actual_salary_max: values.salaryMax,
    tutorid: values.tutorId,
    latitude: values.latitude,
    longitude: values.longitude,
    distance: values.distance,
    order: HUB_ORDERS.find((order) => order === values.order),
  };
  return readHubFilter(writeHubFilter(filter));
}
