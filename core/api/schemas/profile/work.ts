/** What comes of confirmed jobs: students and letters. */
import { z } from 'zod';
import { pagedAnswer } from '../../fields/page.ts';
import { tuitionEnd, tuitionNotice, tuitionPause } from '../../fields/tuition.ts';

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
  confirmed_at: z.string(),
  pause: tuitionPause,
  notice: tuitionNotice,
  may_give_feedback: z.boolean().describe('the tutor can say how it is, or change what was said'),
  feedback: z.object({ rating: z.int(), text: z.string() }).nullable(),
});
export const studentsAnswer = pagedAnswer(student);

export const confirmationLetter = z.object({
  application_id: z.int(),
  number: z.string(),
  issued_on: z.string().describe('YYYY-MM-DD'),
  tutor: z.object({ name: z.string(), tutorid: z.string(), phone_no: z.string() }),
  ...job,
  tutoring_time: z.string().nullable(),
  tutoring_duration: z.number().nullable().describe('hours'),
  job_duration: z.int().describe('months, 0 means continuing'),
  hiring_date: z.string().nullable(),
  number_of_students: z.int(),
  changed: z
    .object({ on: z.string(), days_in_week: z.int(), salary: z.int() })
    .nullable()
    .describe('what is valid today, where both agreed on something else since'),
  platform_charge: z
    .object({ percent: z.int(), taka: z.int(), due_on: z.string(), is_free: z.boolean() })
    .nullable(),
});
export type ConfirmationLetter = z.infer<typeof confirmationLetter>;
export const confirmationLettersAnswer = pagedAnswer(confirmationLetter);
