/**
 * The confirmation letter of a tuition: terms as they were when the letter was written, in versions, and
 * who has signed which. No phone but the tutor's own, no address.
 */
import { z } from 'zod';
import { id, lang, nullableText, optionalInteger } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { tuitionEnd } from '#core/market/api/tuition-fields.ts';
import { ownSides } from '#core/people/account/own-sides.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { SIGNED_NAME_MAX, SIGNED_NAME_MIN } from '#core/tuition/teaching/signed-name.ts';

const side = z.enum(ownSides);

export const letter = z.object({
  tuition_id: z.int(),
  side: side.describe('which of the two the caller is'),
  number: z.string(),
  version: z.int(),
  from_on: z.string().describe('YYYY-MM-DD: from then on these terms are valid'),
  issued_on: z.string().describe('YYYY-MM-DD'),
  hash: nullableText.describe('of the terms, SHA-256; null once an account of the two is erased'),
  versions: z
    .array(z.object({ version: z.int(), from_on: z.string(), signed_by: z.array(side) }))
    .describe('all there are, the newest first'),
  signatures: z.array(z.object({ side, name: z.string(), at: z.string() })),
  may_sign: z.boolean().describe('it is the newest, and the caller has not signed it yet'),
  ended: tuitionEnd,
  job_id: z.int(),
  guardian_name: z.string(),
  student_name: nullableText,
  tutor: z.object({
    name: z.string(),
    tutorid: z.string(),
    phone_no: nullableText.describe("for the tutor's own eyes"),
  }),
  class_name: z.string(),
  category_name: z.string(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  tutoring_place: z.string(),
  location_name: z.string(),
  city_name: z.string(),
  days_in_week: z.int(),
  salary: z.int().describe('taka a month'),
  tutoring_time: nullableText.describe('HH:mm'),
  tutoring_duration: z.number().nullable().describe('hours'),
  job_duration: z.int().describe('months, 0 means continuing'),
  hiring_date: nullableText,
  number_of_students: z.int(),
  platform_charge: z
    .object({ percent: z.int(), taka: z.int(), due_on: z.string(), is_free: z.boolean() })
    .nullable()
    .describe('for the tutor alone, who pays it'),
});
export type Letter = z.infer<typeof letter>;
export const lettersAnswer = pagedAnswer(letter);

export const letterQuery = z.object({ version: optionalInteger(1, 1000), lang: lang.optional() });
export const signLetterBody = z.strictObject({
  version: id.describe('as it was read: another one there means that the terms have changed'),
  name: personText(SIGNED_NAME_MAX, SIGNED_NAME_MIN),
});
export const letterSignedAnswer = z.object({ ...success, letter });
