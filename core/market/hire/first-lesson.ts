/** The time in which the first lesson may be: from now on, and soon enough to be a plan. */

import { DAY, dhaka } from '#core/ground/dates/dhaka.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';

export const FIRST_LESSON_WITHIN_DAYS = 30;

export type FirstLessonFault = 'lesson_in_past' | 'lesson_too_far';

/** `at` is an instant; days are those of Bangladesh. Null: it may be. */
export function checkFirstLesson(at: Date, now: Date): FirstLessonFault | null {
  if (at <= now) return 'lesson_in_past';
  if (dhakaDate(at) > dhaka(now).add(FIRST_LESSON_WITHIN_DAYS, 'day').format(DAY))
    return 'lesson_too_far';
  return null;
}
