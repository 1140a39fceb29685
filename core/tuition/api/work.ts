/** The students a tutor teaches. */
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
  salary_for_tutor: z.int(),
};

export const student = z.object({
  application_id: z.int(),
  ...job,
  number_of_students: z.int(),
  student_gender: z.int(),
  tutoring_time: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  refund: z
    .object({ invoice_id: z.int(), amount_poisha: z.int(), claim_until: z.string() })
    .nullable(),
  pause: tuitionPause,
  notice: tuitionNotice,
  may_give_feedback: z.boolean(),
  feedback: z.object({ rating: z.int(), text: z.string() }).nullable(),
});
export const studentsAnswer = pagedAnswer(student);
