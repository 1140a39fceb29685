/** Lessons by the hour: as their two people see them, and what is asked to book one. */
import { z } from 'zod';
import {
  fail,
  id,
  idempotencyKey,
  nullableInteger,
  nullableText,
  optionalId,
  optionalWords,
  requiredInteger,
} from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { rating, tutorHubItem } from '#core/market/api/hub.ts';
import { ownSides } from '#core/people/account/own-sides.ts';
import { reason } from '#core/people/api/fields/person-text.ts';
import { isJoinLink, JOIN_LINK_MAX } from '#core/tuition/online-lessons/check-join-link.ts';
import { EXAM_MAX, NOTE_MAX, RATING_TEXT_MAX } from '#core/tuition/online-lessons/lesson-rules.ts';
import {
  guardianLessonTabs,
  lessonEndings,
  lessonPhases,
  tutorLessonTabs,
} from '#core/tuition/online-lessons/lesson-words.ts';

export const lessonParams = z.object({ id });

export const lesson = z.object({
  id: z.int(),
  number: z.string(),
  side: z.enum(ownSides),
  phase: z.enum(lessonPhases),
  ending: z.enum(lessonEndings).nullable(),
  reason: nullableText,
  subject_name: z.string(),
  category_name: nullableText,
  class_name: nullableText,
  exam: nullableText,
  student_name: z.string(),
  note: nullableText,
  starts_at: z.string(),
  ends_at: z.string(),
  tutor: z.object({
    name: z.string(),
    photo: nullableText,
    gender: nullableInteger,
    tutorid: z.string().nullable(),
  }),
  hourly_rate: z.int(),
  fee: z.int(),
  share: z
    .object({ platform_charge: z.int(), earning: z.int(), earned_at: nullableText })
    .nullable(),
  answer_by: nullableText,
  pay_by: nullableText,
  invoice: z
    .object({
      id: z.int(),
      number: z.string(),
      receipts: z.array(z.string()),
      is_paid: z.boolean(),
      is_open: z.boolean(),
    })
    .nullable(),
  join_from: z.string(),
  join_link: nullableText,
  may_cancel: z.boolean(),
  free_cancel_until: z.string(),
  is_late: z.boolean(),
  may_dispute: z.boolean(),
  dispute_until: z.string(),
  dispute: z.object({ by: z.enum(ownSides), text: z.string() }).nullable(),
  may_rate: z.boolean(),
  rating: z.object({ stars: z.int(), text: nullableText, at: z.string() }).nullable(),
});
export type Lesson = z.infer<typeof lesson>;
export const lessonsAnswer = pagedAnswer(lesson);

export const tutorLessonsQuery = pageQuery.extend({
  status: z.enum(tutorLessonTabs).default('completed'),
});
export const guardianLessonsQuery = pageQuery.extend({
  tab: z.enum(guardianLessonTabs).default('upcoming'),
});

export const lessonReasonBody = z.object({ reason });
export const cancelLessonBody = z.object({
  reason,
  is_late: z.boolean(),
});
export const rateLessonBody = z.object({
  rating: requiredInteger(1, 5),
  text: optionalWords(RATING_TEXT_MAX),
});

export const onlineTutor = z.object({
  tutor: tutorHubItem,
  rate: z.int(),
  lessons_held: z.int(),
  lesson_rating: rating,
});
export type OnlineTutor = z.infer<typeof onlineTutor>;
export const onlineTutorsQuery = pageQuery.extend({ subject_id: optionalId });
export const onlineTutorsAnswer = pagedAnswer(onlineTutor).extend({
  subjects: z.array(z.object({ id: z.int(), text: z.string() })),
});

const ownOnlineTutor = z.object({
  name: z.string(),
  photo: nullableText,
  gender: nullableInteger,
  tutorid: z.string(),
  lessons: z.int(),
  last_at: z.string(),
  last_id: z.int(),
  has_profile: z.boolean(),
  may_book: z.boolean(),
});
export type OwnOnlineTutor = z.infer<typeof ownOnlineTutor>;
export const ownOnlineTutorsAnswer = pagedAnswer(ownOnlineTutor);

export const onlineTutorParams = z.object({ tutorid: z.string().trim().min(1).max(20) });
export const lessonOfferAnswer = z.object({
  tutor_id: z.int(),
  ...onlineTutor.shape,
  fee: z.int(),
  minutes: z.int(),
  subjects: z.array(z.object({ id: z.int(), text: z.string() })),
  slots: z.array(z.string()),
});
export type LessonOfferAnswer = z.infer<typeof lessonOfferAnswer>;

/** The fields a guardian fills in; the tutor and the price are those of the screen. */
const bookingFields = {
  subject_id: id,
  starts_at: z.iso.datetime(),
  student_id: optionalId,
  student_name: optionalWords(100),
  category_id: optionalId,
  class_id: optionalId,
  exam: optionalWords(EXAM_MAX),
  note: optionalWords(NOTE_MAX),
};
type Booking = z.output<z.ZodObject<typeof bookingFields>>;
/** A saved student, or all that is to be known of one. */
function needsStudent(booking: Booking, context: z.core.$RefinementCtx) {
  if (booking.student_id !== undefined) return;
  for (const field of ['student_name', 'category_id', 'class_id'] as const)
    if (booking[field] === undefined) fail(context, field, 'required');
}
export const bookingForm = z.object(bookingFields).superRefine(needsStudent);
export const bookLessonBody = z
  .object({
    ...bookingFields,
    idempotency_key: idempotencyKey,
    tutor_id: id,
    fee: z.int(),
  })
  .superRefine(needsStudent);
export const bookLessonAnswer = z.object({ ...success, id: z.int() });

const joinLink = optionalWords(JOIN_LINK_MAX).refine(
  (link) => link === undefined || isJoinLink(link),
  { params: { code: 'join_link_format' } },
);
export const lessonSettingsBody = z.object({ is_on: z.boolean(), join_link: joinLink });
export const lessonSettings = z.object({
  is_on: z.boolean(),
  join_link: nullableText,
  rate: z.int().nullable(),
  has_time: z.boolean(),
  has_subjects: z.boolean(),
  is_in_hub: z.boolean(),
  free_hours: z.int(),
});
export type LessonSettings = z.infer<typeof lessonSettings>;

/** A lesson of which somebody says that it did not take place, as staff read it. */
export const disputedLesson = z.object({
  id: z.int(),
  number: z.string(),
  starts_at: z.string(),
  subject_name: z.string(),
  fee: z.int(),
  earning: z.int(),
  tutor: z.object({ user_id: z.int(), name: z.string(), phone: z.string() }),
  guardian: z.object({ user_id: z.int(), name: z.string(), phone: z.string() }),
  dispute: z.object({ by: z.enum(ownSides), text: z.string(), at: z.string() }),
});
export type DisputedLesson = z.infer<typeof disputedLesson>;
export const disputedLessonsAnswer = pagedAnswer(disputedLesson);
export const settleLessonBody = z.strictObject({ took_place: z.boolean(), reason });
