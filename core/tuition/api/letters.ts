/**
 * The confirmation letter of a tuition: terms as they were when the letter was written, in versions, and
 * who has signed which. No phone but the tutor's own, no address.
 */
import { z } from 'zod';
import {
  id,
  lang,
  nullableInteger,
  nullableText,
  optionalInteger,
} from '#core/ground/api/fields/fields.ts';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { tuitionEnd } from '#core/market/api/tuition-fields.ts';
import { ownSides } from '#core/people/account/own-sides.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { SIGNED_NAME_MAX, SIGNED_NAME_MIN } from '#core/tuition/teaching/signed-name.ts';

const side = z.enum(ownSides);

export const letter = z.object({
  tuition_id: z.int(),
  side: side,
  number: z.string(),
  version: z.int(),
  from_on: z.string(),
  issued_on: z.string(),
  hash: nullableText,
  versions: z.array(z.object({ version: z.int(), from_on: z.string(), signed_by: z.array(side) })),
  signatures: z.array(z.object({ side, name: z.string(), at: z.string() })),
  may_sign: z.boolean(),
  ended: tuitionEnd,
  job_id: z.int(),
  guardian_name: z.string(),
  student_name: nullableText,
  tutor: z.object({
    name: z.string(),
    tutorid: z.string(),
    phone_no: nullableText,
    photo: nullableText,
    gender: nullableInteger,
  }),
  class_name: z.string(),
  category_name: z.string(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  tutoring_place: z.string(),
  location_name: z.string(),
  city_name: z.string(),
  days_in_week: z.int(),
  salary: z.int(),
  tutoring_time: nullableText,
  tutoring_duration: z.number().nullable(),
  job_duration: z.int(),
  hiring_date: nullableText,
  number_of_students: z.int(),
  platform_charge: z
    .object({ percent: z.int(), taka: z.int(), due_on: z.string(), is_free: z.boolean() })
    .nullable(),
});
export type Letter = z.infer<typeof letter>;
export const lettersAnswer = pagedAnswer(letter);

export const letterQuery = z.object({ version: optionalInteger(1, 1000), lang: lang.optional() });
export const signLetterBody = z.strictObject({
  version: id,
  name: personText(SIGNED_NAME_MAX, SIGNED_NAME_MIN),
});
export const letterSignedAnswer = z.object({ ...success, letter });
