import { and, inArray, or } from 'drizzle-orm';
import type { LessonCounts } from '#core/market/api/tuition-fields.ts';
import { countWhere } from './count-where.ts';
import type { Db } from './database.ts';
import { isConfirmedBy, isDisputed, isThere, isWaiting } from './lesson-conditions.ts';
import { tuitionLessons } from './schema/tuition-lessons.ts';

export const NO_LESSONS: LessonCounts = { held: 0, confirmed: 0, disputed: 0 };

/** Counts per tuition; tuitions without lessons are left out. */
export async function countLessons(
  db: Db,
  applicationIds: readonly number[],
  now: Date,
): Promise<Map<number, LessonCounts>> {
  if (applicationIds.length === 0) return new Map();
  const { applicationId } = tuitionLessons;
  const rows = await db
    .select({
      applicationId,
      held: countWhere(or(isConfirmedBy(now), isWaiting(now))),
      confirmed: countWhere(isConfirmedBy(now)),
      disputed: countWhere(isDisputed),
    })
    .from(tuitionLessons)
    .where(and(inArray(applicationId, [...applicationIds]), isThere))
    .groupBy(applicationId);
  return new Map(rows.map(({ applicationId: key, ...counts }) => [key, counts]));
}
