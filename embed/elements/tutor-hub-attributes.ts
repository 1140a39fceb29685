import { type HubFilter, readHubFilter, writeHubFilter } from '#core/filters/hub-filter.ts';
import { HUB_ORDERS, SEARCH_MAX } from '#core/hub/hub-constants.ts';
import { MAX_PAGE_SIZE, MAX_SALARY, MAX_SUBJECTS, PAGE_SIZE } from '#core/jobs/job-constants.ts';
import {
  type AttributeType,
  type AttributeValues,
  flag,
  id,
  idList,
  integer,
  number,
  oneOf,
  text,
} from '../attributes.ts';
import { commonAttributes } from '../common-attributes.ts';

const salary = () => integer({ min: 1, max: MAX_SALARY }, undefined);
const ids = () => idList(MAX_SUBJECTS);
const words = (most: number): AttributeType<string | undefined> => ({
  ...text(),
  read: (given) => String(given).trim().slice(0, most),
});

/** The fields of the hub's filter. Source: docs/requirements/tutor-hub.md, "Filter". */
export const tutorHubAttributes = {
  ...commonAttributes,
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
  salaryMin: salary(),
  salaryMax: salary(),
  tutorId: words(20),
  latitude: number({ min: -90, max: 90 }, undefined),
  longitude: number({ min: -180, max: 180 }, undefined),
  distance: integer({ min: 1, max: 50 }, undefined),
  order: oneOf<string>(['', ...HUB_ORDERS], ''),
  pageSize: integer({ min: 1, max: MAX_PAGE_SIZE }, PAGE_SIZE),
  hideFilters: flag(),
  open: oneOf(['inline', 'modal', 'page'], 'inline'),
  /** How the list grows: by its button, or by scrolling too. */
  more: oneOf(['button', 'scroll'], 'button'),
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
