import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Lesson } from '#core/tuition/api/lessons.ts';
import { toClock } from '#core/tuition/teaching/day-clock.ts';
import { countsAt } from '#core/tuition/teaching/lesson-rules.ts';
import { type LessonStanding, standingOf } from '#core/tuition/teaching/lesson-states.ts';
import type { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameSubjects } from '../name-subjects.ts';

export type LessonRow = typeof tuitionLessons.$inferSelect;

/** Returns the standing of a lesson; throws if it was removed. */
export function standingOfRow({ state, markedAt }: LessonRow, now: Date): LessonStanding {
  if (state === 'removed') throw new Error('A removed lesson has no standing');
  return standingOf(state, markedAt, now);
}

interface LessonReader {
  lookups: Lookups;
  lang: Lang;
  now: Date;
}

export const presentLesson = (row: LessonRow, { lookups, lang, now }: LessonReader): Lesson => ({
  id: row.id,
  version: row.version,
  day: row.day,
  starts_at: toClock(row.startMinute),
  minutes: row.minutes,
  subjects: nameSubjects(row.subjectIds, lookups, lang),
  taught: row.taught,
  homework: row.homework,
  standing: standingOfRow(row, now),
  counts_at: countsAt(row.markedAt).toISOString(),
  dispute:
    row.disputedAt === null
      ? null
      : {
          reason: row.disputeReason ?? '',
          at: row.disputedAt.toISOString(),
          kept_reason: row.keptReason,
        },
  settled:
    row.settledAt === null
      ? null
      : { at: row.settledAt.toISOString(), note: row.settledNote ?? '' },
});
