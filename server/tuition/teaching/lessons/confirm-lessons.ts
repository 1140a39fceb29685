/** The guardian confirms one lesson or all that wait: all of them as they were seen, or none. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { mayConfirm } from '#core/tuition/teaching/lesson-states.ts';
import { writeAudits } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Person } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { lockAnyTuition } from '../lock-own-tuition.ts';
import { UNANSWERED } from './change-lesson.ts';
import { checkSeen, type LessonSeen } from './find-lesson.ts';
import { type LessonRow, standingOfRow } from './present-lesson.ts';

/** Staff settle a lesson without the lock of its tuition, so each is locked as well. */
async function lockLessons(db: Db, tuitionId: number, lessons: readonly LessonSeen[]) {
  const ids = lessons.map(({ lessonId }) => lessonId);
  const rows = await db
    .select()
    .from(tuitionLessons)
    .where(and(eq(tuitionLessons.applicationId, tuitionId), inArray(tuitionLessons.id, ids)))
    .orderBy(tuitionLessons.id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sent again after a lost answer. */
const isConfirmedAlready = (lesson: LessonRow | undefined, { version }: LessonSeen) =>
  lesson?.state === 'confirmed' && lesson.version === version + 1;

export async function confirmLessons(
  services: Services,
  person: Person,
  { tuitionId, lessons }: { tuitionId: number; lessons: LessonSeen[] },
  origin: Origin,
): Promise<void> {
  const now = services.now();
  await services.db.transaction(async (db) => {
    await lockAnyTuition(db, person, tuitionId);
    const known = await lockLessons(db, tuitionId, lessons);
    const ids = new Set<number>();
    for (const seen of lessons) {
      const found = known.get(seen.lessonId);
      if (isConfirmedAlready(found, seen)) continue;
      const lesson = checkSeen(found, seen);
      if (!mayConfirm(standingOfRow(lesson, now))) throw new ApiError('wrong_state');
      ids.add(lesson.id);
    }
    if (ids.size === 0) return;
    await db
      .update(tuitionLessons)
      .set({
        ...UNANSWERED,
        state: 'confirmed',
        confirmedAt: now,
        version: sql`${tuitionLessons.version} + 1`,
      })
      .where(inArray(tuitionLessons.id, [...ids]));
    await writeAudits(
      { ...services, db },
      origin,
      Array.from(ids, (id) => ({
        action: 'lesson_confirmed' as const,
        outcome: 'ok',
        userId: person.user.id,
        target: `lesson:${id}`,
      })),
    );
  });
}
