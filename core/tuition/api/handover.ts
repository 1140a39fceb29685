/**
 * The data that tutor and guardian of a tuition learn of each other from the stage `appointed` on,
 * until the appointment is undone or the tuition ends. Anybody else who asks gets `not_found`.
 */
import { z } from 'zod';
import {
  id,
  nullableInteger,
  nullableText,
  requiredInteger,
} from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { firstLesson } from '#core/market/api/tuition-fields.ts';
import { stages } from '#core/market/hire/application-stages.ts';
import {
  RATING_MAX,
  RATING_MIN,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
} from '#core/market/hub/hub-constants.ts';
import { personText } from '#core/people/api/fields/person-text.ts';

/** The id of a tuition: that of the application it came from. */
export const applicationParams = z.object({ id });

const common = {
  application_id: z.int(),
  job_id: z.int(),
  request_no: z.string(),
  stage: z.enum(stages),
  class_name: z.string(),
  subjects: z.array(z.object({ subject_name: z.string() })),
  first_lesson: firstLesson,
};

export const tutorHandover = z.object({
  ...common,
  guardian: z.object({
    name: z.string(),
    photo: nullableText,
    phone_no: z.string(),
  }),
  student_name: nullableText,
  place: z.object({
    address: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    is_exact: z.boolean(),
  }),
});
export type TutorHandover = z.infer<typeof tutorHandover>;

export const guardianHandover = z.object({
  ...common,
  tutor: z.object({
    name: z.string(),
    photo: nullableText,
    gender: nullableInteger,
    phone_no: z.string(),
    tutorid: z.string(),
    university: nullableText,
    has_profile: z.boolean(),
  }),
  place: z.string(),
});
export type GuardianHandover = z.infer<typeof guardianHandover>;

/** `was` is the time the caller saw: another one there means that somebody was faster. */
export const firstLessonBody = z.strictObject({
  at: z.iso.datetime({ offset: true }),
  was: z.string().nullable(),
});
export const firstLessonAnswer = statusAnswer.extend({ first_lesson: firstLesson });

export const feedbackBody = z.object({
  rating: requiredInteger(RATING_MIN, RATING_MAX),
  text: personText(REVIEW_TEXT_MAX).pipe(z.string().min(REVIEW_TEXT_MIN)),
});
export const feedback = z.object({ rating: z.int(), text: z.string(), created_at: z.string() });
export const feedbackAnswer = statusAnswer.extend({ feedback });
