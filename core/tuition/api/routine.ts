/** The routine of a tuition, the week of a person, and the feed of their calendar. */
import { z } from 'zod';
import { id, idList, requiredInteger, timeOfDay } from '#core/ground/api/fields/fields.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import { ownSides } from '#core/people/account/own-sides.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import { LESSON_MINUTES_MAX, LESSON_MINUTES_MIN } from '#core/tuition/teaching/routine.ts';

export const lessonMinutes = requiredInteger(LESSON_MINUTES_MIN, LESSON_MINUTES_MAX);
export const taughtSubjects = idList(MAX_SUBJECTS);
export const namedSubjects = z.array(z.object({ id: z.int(), subject_name: z.string() }));

export const routineEntryParams = z.object({ id, entryId: id });
export const routineEntryBody = z.object({
  day: z.enum(DAYS),
  starts_at: timeOfDay,
  minutes: lessonMinutes,
  subject_ids: taughtSubjects,
});
export type RoutineEntryBody = z.output<typeof routineEntryBody>;

const clash = z.object({ tuition_id: z.int(), name: z.string() });
export const routineEntry = z.object({
  id: z.int(),
  day: z.enum(DAYS),
  starts_at: z.string(),
  minutes: z.int(),
  subjects: namedSubjects,
  changed_by: z.enum(ownSides),
  changed_at: z.string(),
  is_elsewhere: z.boolean(),
  clashes: z.array(clash),
});
export type RoutineEntry = z.infer<typeof routineEntry>;

export const routineAnswer = z.object({
  days_in_week: z.int(),
  agreed_minutes: z.int().nullable(),
  may_change: z.boolean(),
  appointed_on: z.string(),
  entries: z.array(routineEntry),
});
export type RoutineAnswer = z.infer<typeof routineAnswer>;
export const routineChangedAnswer = z.object({ ...success, routine: routineAnswer });

export const weekAnswer = z.object({
  tuitions: z.array(
    z.object({
      id: z.int(),
      class_name: z.string(),
      student_name: z.string().nullable(),
      other_name: z.string(),
    }),
  ),
  entries: z.array(routineEntry.extend({ tuition_id: z.int() })),
});
export type WeekAnswer = z.infer<typeof weekAnswer>;

export const calendarFeedAnswer = z.object({
  since: z.string().nullable(),
});
export const newCalendarFeedAnswer = z.object({
  ...success,
  address: z.string(),
  since: z.string(),
});
