import { type JobFilter, readJobFilter, writeJobFilter } from '#core/filters/job-filter.ts';
import {
  DISTANCES_KM,
  MAX_PAGE_SIZE,
  MAX_SALARY,
  MAX_SUBJECTS,
  PAGE_SIZE,
} from '#core/jobs/job-constants.ts';
import { type AttributeValues, flag, id, idList, integer, number, oneOf } from '../attributes.ts';
import { commonAttributes } from '../common-attributes.ts';

const salary = () => integer({ min: 1, max: MAX_SALARY }, undefined);
const code = () => integer({ min: 1, max: 3 }, undefined);

export const jobBoardAttributes = {
  ...commonAttributes,
  cityId: id(),
  locationId: id(),
  categoryId: id(),
  classId: id(),
  subjectIds: idList(MAX_SUBJECTS),
  /** 1 male, 2 female, 3 any */
  tutorGender: code(),
  /** 1 group, 2 home, 3 online */
  placeId: code(),
  salaryMin: salary(),
  salaryMax: salary(),
  latitude: number({ min: -90, max: 90 }, undefined),
  longitude: number({ min: -180, max: 180 }, undefined),
  /** Kilometres, one of the choices of the board's own menu. */
  distance: { ...integer({ min: 1, max: 50 }, undefined), read: readDistance },
  pageSize: integer({ min: 1, max: MAX_PAGE_SIZE }, PAGE_SIZE),
  hideFilters: flag(),
  open: oneOf(['inline', 'modal', 'page'], 'inline'),
  /** How the list grows: by its button, or by scrolling too. */
  more: oneOf(['button', 'scroll'], 'button'),
};

export type JobBoardValues = AttributeValues<typeof jobBoardAttributes>;

function readDistance(given: unknown): number | undefined {
  return DISTANCES_KM.find((km) => String(km) === String(given).trim());
}

/** The filter the page presets; combinations that make no sense lose their weaker half. */
export function toPresetFilter(values: JobBoardValues): JobFilter {
  const filter: JobFilter = {
    city_id: values.cityId,
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
  };
  return readJobFilter(writeJobFilter(filter));
}
