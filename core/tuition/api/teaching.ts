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
  side: z.enum(ownSides),
  state: z.enum(['appointed', 'confirmed', 'ended']),
  ended: tuitionEnd,
  since: z.string().nullable(),
  class_name: z.string(),
  category_name: z.string(),
  subjects: z.array(z.object({ id: z.int(), subject_name: z.string() })),
  tutoring_place: z.string(),
  location_name: z.string(),
  city_name: z.string(),
  days_in_week: z.int(),
  salary: z.int(),
  changed_on: nullableText,
  pause: tuitionPause,
  notice: tuitionNotice,
  student_name: nullableText,
  asked: z
    .object({
      created_at: z.string(),
      ...askedFields,
      qualifications,
    })
    .nullable(),
  other: z.object({
    name: z.string(),
    photo: nullableText,
    gender: nullableInteger,
    tutorid: z.string().nullable(),
  }),
});
export type TuitionAnswer = z.infer<typeof tuitionAnswer>;
