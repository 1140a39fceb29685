import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { tuitionLessons } from '#server/db/schema/tuition-lessons.ts';
import { ApiError } from '#server/errors/api-error.ts';
import { isThere } from './lesson-conditions.ts';
import type { LessonRow } from './present-lesson.ts';

export const missingLesson = () => new ApiError('not_found', { text: 'lesson_not_found' });

export interface LessonSeen {
  lessonId: number;
  /** As the actor saw it. */
  version: number;
}

/** Under the lock of the tuition. An answer to an older version is refused. */
export async function findLesson(
  db: Db,
  applicationId: number,
  { lessonId, version }: LessonSeen,
): Promise<LessonRow> {
  const [row] = await db
    .select()
    .from(tuitionLessons)
    .where(
      and(
        eq(tuitionLessons.id, lessonId),
        eq(tuitionLessons.applicationId, applicationId),
        isThere,
      ),
    );
  if (row === undefined) throw missingLesson();
  if (row.version !== version) throw new ApiError('version_conflict');
  return row;
}
