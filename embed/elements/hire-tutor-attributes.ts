import { DAYS_MAX, DAYS_MIN, SALARY_MAX, SALARY_MIN } from '#core/ground/limits/hire-limits.ts';
import { MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { type AttributeValues, id, idList, integer } from '../attributes.ts';
import { commonAttributes } from '../common-attributes.ts';

/** The values that the page presets; the reader may change all of them. */
export const hireTutorAttributes = {
  ...commonAttributes,
  cityId: id(),
  locationId: id(),
  categoryId: id(),
  classId: id(),
  subjectIds: idList(MAX_SUBJECTS),
  /** 1 group, 2 home, 3 online */
  place: integer({ min: 1, max: 3 }, undefined),
  days: integer({ min: DAYS_MIN, max: DAYS_MAX }, undefined),
  salary: integer({ min: SALARY_MIN, max: SALARY_MAX }, undefined),
};

export type HireTutorValues = AttributeValues<typeof hireTutorAttributes>;

/** An area needs its city, a class its category, subjects their class. */
export function toPrefill(values: HireTutorValues): HireAnswers {
  const { cityId, categoryId } = values;
  const classId = categoryId && values.classId;
  return {
    city_id: cityId,
    location_id: cityId && values.locationId,
    category_id: categoryId,
    class_id: classId,
    subject_ids: classId ? values.subjectIds : undefined,
    tutoring_place_id: values.place,
    days_in_week: values.days,
    salary: values.salary,
  };
}
