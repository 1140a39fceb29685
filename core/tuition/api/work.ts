/** Whom a tutor teaches: the students. */
import { z } from 'zod';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { tuitionEnd, tuitionNotice, tuitionPause } from '#core/market/api/tuition-fields.ts';

const job = {
  job_id: z.int(),
  guardian_name: z.string(),
  student_name: z.string().nullable(),
  ended: tuitionEnd,
  class_name: z.string(),
  category_name: z.string(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  tutoring_place: z.string(),
  days_in_week: z.int(),
  location_name: z.string(),
  city_name: z.string(),
  salary_for_tutor: z.int().describe('taka a month'),
};

export const student = z.object({
  application_id: z.int(),
  ...job,
  number_of_students: z.int(),
  student_gender: z.int().describe('1 male, 2 female, 3 any'),
  tutoring_time: z.string().nullable().describe('HH:mm'),
  confirmed_at: z.string().nullable().describe('null: appointed, on trial'),
  refund: z
    .object({ invoice_id: z.int(), amount_poisha: z.int(), claim_until: z.string() })
    .nullable()
    .describe('of a tuition that has ended: what can be claimed of its platform charge'),
  pause: tuitionPause,
  notice: tuitionNotice,
  may_give_feedback: z.boolean().describe('the tutor can say how it is, or change what was said'),
  feedback: z.object({ rating: z.int(), text: z.string() }).nullable(),
});
export const studentsAnswer = pagedAnswer(student);
