/** Lessons as marked, answered and settled. Source: docs/requirements/tuition/teaching.md, "Lessons". */
import { z } from 'zod';
import {
  id,
  idempotencyKey,
  langQuery,
  optional,
  optionalWords,
  timeOfDay,
} from '#core/ground/api/fields/fields.ts';
import { page, paged, pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { actor, version } from '#core/people/api/fields/staff-fields.ts';
import { CONFIRM_MAX, HOMEWORK_MAX, TAUGHT_MAX } from '#core/tuition/teaching/lesson-rules.ts';
import { lessonStandings, staffLessonFilters } from '#core/tuition/teaching/lesson-states.ts';
import { lessonMinutes, namedSubjects, taughtSubjects } from './routine.ts';

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
const day = z.string().refine(isDay);
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);
const reason = personText(REASON_MAX);

export const lessonParams = z.object({ id, lessonId: id });
export const lessonBody = z.object({
  day,
  starts_at: timeOfDay,
  minutes: lessonMinutes,
  subject_ids: taughtSubjects,
  taught: personText(TAUGHT_MAX),
  homework: optionalWords(HOMEWORK_MAX),
});
export const markLessonBody = lessonBody.extend({ idempotency_key: idempotencyKey });
export type MarkLessonBody = z.output<typeof markLessonBody>;
export const correctLessonBody = lessonBody.extend({ version });
export const lessonVersionBody = z.object({ version });
export const lessonReasonBody = z.object({ version, reason });
export const confirmLessonsBody = z.object({
  lessons: z.array(z.object({ id, version })).min(1).max(CONFIRM_MAX),
});

export const lesson = z.object({
  id: z.int(),
  version,
  day: z.string(),
  starts_at: z.string(),
  minutes: z.int(),
  subjects: namedSubjects,
  taught: z.string(),
  homework: z.string().nullable(),
  standing: z.enum(lessonStandings),
  counts_at: z.string(),
  dispute: z
    .object({ reason: z.string(), at: z.string(), kept_reason: z.string().nullable() })
    .nullable(),
  settled: z.object({ at: z.string(), note: z.string() }).nullable(),
});
export type Lesson = z.infer<typeof lesson>;

export const lessonsQuery = pageQuery;
export const lessonsAnswer = z.object({
  ...paged,
  data: z.array(lesson),
  waiting: z.array(z.object({ id: z.int(), version })),
});
export type LessonsAnswer = z.infer<typeof lessonsAnswer>;
export const lessonAnswer = z.object({ ...success, lesson });

export const lessonReportQuery = z.object({ month: optional(month), ...langQuery.shape });
export const lessonReportAnswer = z.object({
  months: z.array(z.string()),
  report: z
    .object({
      month: z.string(),
      agreed: z.int(),
      held: z.int(),
      minutes: z.int(),
      confirmed: z.int(),
      waiting: z.int(),
      disputed: z.int(),
      not_held: z.int(),
      lessons: z.array(lesson),
    })
    .nullable(),
});
export type LessonReportAnswer = z.infer<typeof lessonReportAnswer>;
export type LessonReport = NonNullable<LessonReportAnswer['report']>;

export const staffLessonsQuery = z.object({
  status: optional(z.enum(staffLessonFilters)),
  page,
  ...langQuery.shape,
});
const person = z.object({ user_id: z.int(), name: z.string() });
export const staffLesson = lesson.extend({
  job_id: z.int(),
  request_no: z.string(),
  class_name: z.string(),
  tutor: person,
  guardian: person,
  settled_by: actor,
});
export type StaffLesson = z.infer<typeof staffLesson>;
export const staffLessonsAnswer = pagedAnswer(staffLesson);
export const settleLessonParams = z.object({ id });
export const settleLessonBody = z.strictObject({ version, is_held: z.boolean(), reason });
