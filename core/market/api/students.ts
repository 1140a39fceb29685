/** Learners a guardian has saved. */
import { z } from 'zod';
import {
  fail,
  id,
  optional,
  optionalInteger,
  requiredInteger,
} from '#core/ground/api/fields/fields.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { ageOf } from '#core/ground/dates/age-of.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import * as limit from '#core/ground/limits/hire-limits.ts';
import { day } from '#core/people/api/fields/optional-fields.ts';
import { optionalPersonText, personText } from '#core/people/api/fields/person-text.ts';

/** A day on which a student of the ages we take was born. */
const birthDay = day.refine(
  (birth) => {
    const age = ageOf(birth, dhakaDate(new Date()));
    return age >= limit.AGE_MIN && age <= limit.AGE_MAX;
  },
  { params: { code: 'student_birth', minimum: limit.AGE_MIN, maximum: limit.AGE_MAX } },
);

/**
 * Institute, or the day of birth (or the age) of a learner who goes to none.
 * Source: docs/requirements/dashboards/parent-area.md, "Settings".
 */
export const studentBody = z
  .object({
    name: personText(limit.NAME_MAX),
    curriculum_id: id,
    category_id: id,
    class_id: id,
    institute: optionalPersonText(limit.NAME_MAX),
    date_of_birth: optional(birthDay),
    age: optionalInteger(limit.AGE_MIN, limit.AGE_MAX),
    gender: requiredInteger(1, 2),
  })
  .superRefine(({ institute, age, date_of_birth: birth }, context) => {
    if (institute === undefined && age === undefined && birth === undefined)
      fail(context, 'institute', 'institute_or_age');
  });
export const student = z.object({
  id: z.int(),
  name: z.string(),
  curriculum_id: z.int().nullable(),
  curriculum_name: z.string().nullable(),
  category_id: z.int(),
  category_name: z.string(),
  class_id: z.int(),
  class_name: z.string(),
  institute: z.string().nullable(),
  date_of_birth: z.string().nullable(),
  age: z.int().nullable(),
  gender: z.int(),
});
export const studentsAnswer = z.object({ data: z.array(student) });
export const studentAnswer = z.object({ ...success, data: student });
