/**
 * The time in which a lesson may be marked. Source: docs/requirements/tuition/teaching.md,
 * "Lessons".
 */

import { DAY, dayjs, dhaka, dhakaInstant } from '#core/ground/dates/dhaka.ts';

/** A lesson can be marked on its day and so many days after it. */
export const LESSON_BACK_DAYS = 7;
/** Without an answer of the guardian it counts as confirmed after so many days. */
export const LESSON_COUNTS_AFTER_DAYS = 7;
/** Without an answer of the tutor to a dispute, staff decide after so many days. */
export const DISPUTE_OPEN_DAYS = 7;
export const TAUGHT_MAX = 1000;
export const HOMEWORK_MAX = 1000;
/** The most lessons one call can confirm. */
export const CONFIRM_MAX = 100;

export type LessonTimeFault = 'lesson_in_future' | 'lesson_too_old' | 'lesson_before_appointment';

interface LessonTime {
  /** YYYY-MM-DD and HH:mm of Bangladesh. */
  day: string;
  startsAt: string;
}

/** Null: it may be marked now. `appointedOn` is the day of the appointment, YYYY-MM-DD. */
export function checkLessonTime(
  { day, startsAt }: LessonTime,
  appointedOn: string,
  now: Date,
): LessonTimeFault | null {
  if (dhakaInstant(day, startsAt) > now) return 'lesson_in_future';
  if (day < appointedOn) return 'lesson_before_appointment';
  return day < dhaka(now).subtract(LESSON_BACK_DAYS, 'day').format(DAY) ? 'lesson_too_old' : null;
}

/** The days that may be marked, today first. */
export const markableDays = (now: Date, appointedOn: string): string[] =>
  Array.from({ length: LESSON_BACK_DAYS + 1 }, (_, back) =>
    dhaka(now).subtract(back, 'day').format(DAY),
  ).filter((day) => day >= appointedOn);

export const countsAt = (markedAt: Date): Date =>
  dayjs.utc(markedAt).add(LESSON_COUNTS_AFTER_DAYS, 'day').toDate();

/** Lessons marked before this moment count as confirmed if the guardian has not answered. */
export const countingBefore = (now: Date): Date =>
  dayjs.utc(now).subtract(LESSON_COUNTS_AFTER_DAYS, 'day').toDate();

/** Lessons disputed before this moment go to staff if the tutor has not answered. */
export const disputedBefore = (now: Date): Date =>
  dayjs.utc(now).subtract(DISPUTE_OPEN_DAYS, 'day').toDate();
