/** What the form of a lesson holds, as it is kept and sent. */
import type { Lesson } from '#core/api/schemas/lessons.ts';
import type { RoutineAnswer } from '#core/api/schemas/routine.ts';
import { USUAL_LESSON_MINUTES } from '#core/teaching/routine.ts';
import { weekDayOf } from '#core/teaching/week-day.ts';

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

/** What the routine says of a day: its first lesson; else the length agreed on. */
export function timeOfRoutine(
  day: string,
  routine: Pick<RoutineAnswer, 'entries' | 'agreed_minutes'>,
  allSubjectIds: number[],
): Time {
  const entry = routine.entries.find((one) => one.day === weekDayOf(day));
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
