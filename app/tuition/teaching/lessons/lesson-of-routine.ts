/**
 * Day and time that the form of a lesson begins with, from the routine. Apart from lesson-values.ts, which
 * comes with the frame of every tutor's screen: the calendar is not needed there.
 */
import type { RoutineAnswer } from '#core/tuition/api/routine.ts';
import { checkLessonTime } from '#core/tuition/teaching/lesson-rules.ts';
import { USUAL_LESSON_MINUTES } from '#core/tuition/teaching/routine.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import type { LessonValues } from './lesson-values.ts';

type Time = Pick<LessonValues, 'startsAt' | 'minutes' | 'subjectIds'>;

/** Takes the first lesson of a day from the routine; a day without one has the routine's usual time. */
export function timeOfRoutine(
  day: string,
  routine: Pick<RoutineAnswer, 'entries' | 'agreed_minutes'>,
  allSubjectIds: number[],
): Time {
  const ofDay = routine.entries.find((one) => one.day === weekDayOf(day));
  const entry = ofDay ?? routine.entries[0];
  return entry
    ? {
        startsAt: entry.starts_at,
        minutes: entry.minutes,
        subjectIds: entry.subjects.map(({ id }) => id),
      }
    : {
        startsAt: '',
        minutes: routine.agreed_minutes ?? USUAL_LESSON_MINUTES,
        subjectIds: allSubjectIds.length === 1 ? allSubjectIds : [],
      };
}

/** The newest day on which the routine has a lesson that has begun; without a routine, today. */
export const dayOfRoutine = (
  days: readonly string[],
  { entries, appointed_on: appointedOn }: Pick<RoutineAnswer, 'entries' | 'appointed_on'>,
  now: Date,
): string =>
  days.find((day) =>
    entries.some(
      ({ day: weekDay, starts_at: startsAt }) =>
        weekDay === weekDayOf(day) && checkLessonTime({ day, startsAt }, appointedOn, now) === null,
    ),
  ) ??
  days[0] ??
  '';
