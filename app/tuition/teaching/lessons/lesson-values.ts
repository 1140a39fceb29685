/** Holds what the form of a lesson has, as it is kept and sent. */
import type { Lesson } from '#core/tuition/api/lessons.ts';

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
