/** Holds what the form of a lesson has, as it is kept and sent. */
import type { Lesson } from '#core/tuition/api/lessons.ts';
import type { RoutineAnswer } from '#core/tuition/api/routine.ts';
import { checkLessonTime } from '#core/tuition/teaching/lesson-rules.ts';
import { USUAL_LESSON_MINUTES } from '#core/tuition/teaching/routine.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';

export interface LessonValues {
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm; empty while none is chosen. */
  startsAt: string;
  minutes: number;
  subjectIds: number[];
  taught: string;
  homework: string;
}

export const toBody = ({ startsAt, subjectIds, ...same }: LessonValues) => ({
  ...same,
  starts_at: startsAt,
  subject_ids: subjectIds,
});

export const valuesOfLesson = (lesson: Lesson): LessonValues => ({
  day: lesson.day,
  startsAt: lesson.starts_at,
  minutes: lesson.minutes,
  subjectIds: lesson.subjects.map(({ id }) => id),
  taught: lesson.taught,
  homework: lesson.homework ?? '',
});

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
