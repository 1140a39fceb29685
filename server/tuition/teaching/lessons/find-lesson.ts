import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { LessonRow } from './present-lesson.ts';

export const missingLesson = () => new ApiError('not_found', { text: 'lesson_not_found' });

export interface LessonSeen {
  lessonId: number;
  /** The version the actor saw. */
  version: number;
}

/** Reads a lesson under the lock of the tuition; also one that was removed. */
export async function readLesson(
  db: Db,
  applicationId: number,
  { lessonId }: LessonSeen,
): Promise<LessonRow | undefined> {
  const { id, applicationId: tuition } = tuitionLessons;
  const [row] = await db
    .select()
    .from(tuitionLessons)
    .where(and(eq(id, lessonId), eq(tuition, applicationId)));
  return row;
}

/** An answer to an older version is refused. */
export function checkSeen(row: LessonRow | undefined, { version }: LessonSeen): LessonRow {
  if (row === undefined || row.state === 'removed') throw missingLesson();
  if (row.version !== version) throw new ApiError('version_conflict');
  return row;
}
