import { DISTANCES_KM, JOB_ORDERS, MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import { type JobFilter, readJobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { SEARCH_MAX } from '#core/market/hub/hub-constants.ts';
import { type AttributeValues, id, idList, integer, oneOf, words } from '../attributes.ts';
import { listAttributes } from './list-attributes.ts';

const ids = () => idList(MAX_SUBJECTS);
const code = () => integer({ min: 1, max: 3 }, undefined);

export const jobBoardAttributes = {
  ...listAttributes,
  search: words(SEARCH_MAX),
  cityId: id(),
  locationId: ids(),
  categoryId: ids(),
  classId: ids(),
  subjectIds: ids(),
  /** 1 male, 2 female, 3 any */
  tutorGender: code(),
  /** 1 group, 2 home, 3 online */
  placeId: code(),
  /** Kilometres, one of the choices of the board's own menu. */
  distance: { ...integer({ min: 1, max: 50 }, undefined), read: readDistance },
  order: oneOf<string>(['', ...JOB_ORDERS], ''),
};

export type JobBoardValues = AttributeValues<typeof jobBoardAttributes>;

function readDistance(given: unknown): number | undefined {
  return DISTANCES_KM.find((km) => String(km) === String(given).trim());
}

/** The filter the page presets; combinations that make no sense lose their weaker half. */
export function toPresetFilter(values: JobBoardValues): JobFilter {
  const filter: JobFilter = {
    city_id: values.cityId,
    search: values.search,
    location_id: values.locationId,
    category_id: values.categoryId,
    i_class: values.classId,
    subjects: values.subjectIds,
    tutor_gender: values.tutorGender,
    tutoring_place_id: values.placeId,
    actual_salary_min: values.salaryMin,
    actual_salary_max: values.salaryMax,
    latitude: values.latitude,
    longitude: values.longitude,
    distance: values.distance,
    order: JOB_ORDERS.find((order) => order === values.order),
  };
  return readJobFilter(writeJobFilter(filter));
}
