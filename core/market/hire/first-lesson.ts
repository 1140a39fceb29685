/** The time in which the first lesson may be: from now on, and soon enough to be a plan. */
import { dhakaDate, dhakaDateAfter } from '#core/ground/dates/dhaka-day.ts';

export const FIRST_LESSON_WITHIN_DAYS = 30;

export type FirstLessonFault = 'lesson_in_past' | 'lesson_too_far';

/** `at` is an instant; days are those of Bangladesh. Null: it may be. */
export function checkFirstLesson(at: Date, now: Date): FirstLessonFault | null {
  if (at <= now) return 'lesson_in_past';
  if (dhakaDate(at) > dhakaDateAfter(now, FIRST_LESSON_WITHIN_DAYS)) return 'lesson_too_far';
  return null;
}
