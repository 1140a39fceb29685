/** Learners a guardian has saved. */
import { z } from 'zod';
import * as limit from '../../hire/hire-limits.ts';
import { fail, id, optionalInteger, requiredInteger } from '../fields/fields.ts';
import { success } from '../fields/success.ts';
import { optionalPersonText, personText } from './hire.ts';

/**
 * Institute, or the age of a learner who goes to none.
 * Source: docs/requirements/parent-area.md, "Settings".
 */
export const studentBody = z
  .object({
    name: personText(limit.NAME_MAX),
    curriculum_id: id,
    category_id: id,
    class_id: id,
    institute: optionalPersonText(limit.NAME_MAX),
    age: optionalInteger(limit.AGE_MIN, limit.AGE_MAX),
    gender: requiredInteger(1, 2),
  })
  .superRefine(({ institute, age }, context) => {
    if (institute === undefined && age === undefined)
      fail(context, 'institute', 'institute_or_age');
  });
export const student = z.object({
  id: z.int(),
  name: z.string(),
  curriculum_id: z.int(),
  curriculum_name: z.string(),
  category_id: z.int(),
  category_name: z.string(),
  class_id: z.int(),
  class_name: z.string(),
  institute: z.string().nullable(),
  age: z.int().nullable(),
  gender: z.int(),
});
export const studentsAnswer = z.object({ data: z.array(student) });
export const studentAnswer = z.object({ ...success, data: student });
