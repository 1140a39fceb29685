import { and, asc, desc, eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import type { LessonsAnswer } from '#core/tuition/api/lessons.ts';
import { CONFIRM_MAX } from '#core/tuition/teaching/lesson-rules.ts';
import { isThere, isWaiting } from '#server/ground/db/lesson-conditions.ts';
import { offsetOf, pageOf } from '#server/ground/db/page-of.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { OwnTuition } from '../find-own-tuition.ts';
import { presentLesson } from './present-lesson.ts';

/** The newest first. */
export async function listLessons(
  { db, lookupCache, now }: Pick<Services, 'db' | 'lookupCache' | 'now'>,
  { application }: OwnTuition,
  { page, lang }: { page: number; lang: Lang },
): Promise<LessonsAnswer> {
  const at = now();
  const reader = { lookups: lookupCache.current, lang, now: at };
  const ofTuition = and(eq(tuitionLessons.applicationId, application.id), isThere);
  const { day, startMinute, id, version } = tuitionLessons;
  const [total, rows, waiting] = await Promise.all([
    db.$count(tuitionLessons, ofTuition),
    db
      .select()
      .from(tuitionLessons)
      .where(ofTuition)
      .orderBy(desc(day), desc(startMinute))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    db
      .select({ id, version })
      .from(tuitionLessons)
      .where(and(ofTuition, isWaiting(at)))
      .orderBy(asc(day), asc(startMinute))
      .limit(CONFIRM_MAX),
  ]);
  const data = rows.map((row) => presentLesson(row, reader));
  return { ...pageOf(page, total, data), waiting };
}
