import { type JobFilter, readJobFilter, writeJobFilter } from '#core/filters/job-filter.ts';
import { DISTANCES_KM, MAX_SUBJECTS } from '#core/jobs/job-constants.ts';
import { type AttributeValues, id, idList, integer } from '../attributes.ts';
import { listAttributes } from './list-attributes.ts';

const code = () => integer({ min: 1, max: 3 }, undefined);

export const jobBoardAttributes = {
  ...listAttributes,
  cityId: id(),
  locationId: id(),
  categoryId: id(),
  classId: id(),
  subjectIds: idList(MAX_SUBJECTS),
  /** 1 male, 2 female, 3 any */
  tutorGender: code(),
  /** 1 group, 2 home, 3 online */
  placeId: code(),
  /** Kilometres, one of the choices of the board's own menu. */
  distance: { ...integer({ min: 1, max: 50 }, undefined), read: readDistance },
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
