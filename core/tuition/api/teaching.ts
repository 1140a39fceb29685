/** One tuition as its tutor and its guardian see it. No phone and no address: those are in the hand-over. */
import { z } from 'zod';
import { id, nullableInteger, nullableText } from '#core/ground/api/fields/fields.ts';
import { job, qualifications } from '#core/market/api/job.ts';
import { tuitionEnd, tuitionNotice, tuitionPause } from '#core/market/api/tuition-fields.ts';
import { ownSides } from '#core/people/account/own-sides.ts';

export const tuitionParams = z.object({ id });

const {
  hiring_date,
  tutoring_time,
  tutoring_duration,
  number_of_students,
  student_gender,
  job_duration,
  crash_program,
  tutor_requirement,
} = job.shape;
const askedFields = {
  hiring_date,
  tutoring_time,
  tutoring_duration,
  number_of_students,
  student_gender,
  job_duration,
  crash_program,
  tutor_requirement,
};

export const tuitionAnswer = z.object({
  id: z.int(),
  job_id: z.int(),
  request_no: z.string(),
  side: z.enum(ownSides).describe('which of the two the caller is'),
  state: z.enum(['appointed', 'confirmed', 'ended']),
  ended: tuitionEnd,
  since: z.string().nullable().describe('when it was confirmed'),
  class_name: z.string(),
  category_name: z.string(),
  subjects: z.array(z.object({ id: z.int(), subject_name: z.string() })),
  tutoring_place: z.string(),
  location_name: z.string(),
  city_name: z.string(),
  days_in_week: z.int().describe('valid today'),
  salary: z.int().describe('taka a month, valid today'),
  changed_on: nullableText.describe('since when days or salary differ from the confirmed ones'),
  pause: tuitionPause,
  notice: tuitionNotice,
  student_name: nullableText,
  asked: z
    .object({
      created_at: z.string().describe('when the request was sent'),
      ...askedFields,
      qualifications,
    })
    .nullable()
    .describe('what the request asked for; null in what a device keeps'),
  other: z
    .object({
      name: z.string(),
      photo: nullableText,
      gender: nullableInteger.describe('of a tutor; not told of guardians'),
      tutorid: z.string().nullable().describe('of a tutor who is in the hub'),
    })
    .describe('the other of the two'),
});
export type TuitionAnswer = z.infer<typeof tuitionAnswer>;
