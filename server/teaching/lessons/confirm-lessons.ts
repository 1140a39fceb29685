/** The guardian confirms one lesson or all that wait: all of them as they were seen, or none. */
import { and, eq } from 'drizzle-orm';
import { mayConfirm } from '#core/teaching/lesson-states.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Db } from '#server/db/database.ts';
import { tuitionLessons } from '#server/db/schema/tuition-lessons.ts';
import { ApiError } from '#server/errors/api-error.ts';
import type { Person } from '#server/request/caller.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';
import { lockAnyTuition } from '../lock-own-tuition.ts';
import { UNANSWERED, writeLesson } from './change-lesson.ts';
import { findLesson, type LessonSeen } from './find-lesson.ts';
import { standingOfRow } from './present-lesson.ts';

/** Sent again after a lost answer. */
async function isConfirmedAlready(db: Db, tuitionId: number, { lessonId, version }: LessonSeen) {
  const { id, applicationId, state, version: now } = tuitionLessons;
  const isIt = and(eq(id, lessonId), eq(applicationId, tuitionId));
  const known = and(isIt, eq(state, 'confirmed'), eq(now, version + 1));
  return (await db.$count(tuitionLessons, known)) > 0;
}

export async function confirmLessons(
  services: Services,
  person: Person,
  { tuitionId, lessons }: { tuitionId: number; lessons: LessonSeen[] },
  origin: Origin,
): Promise<void> {
  const now = services.now();
  await services.db.transaction(async (db) => {
    await lockAnyTuition(db, person, tuitionId);
    for (const seen of lessons) {
      if (await isConfirmedAlready(db, tuitionId, seen)) continue;
      const lesson = await findLesson(db, tuitionId, seen);
      if (!mayConfirm(standingOfRow(lesson, now))) throw new ApiError('wrong_state');
      await writeLesson(db, lesson, { ...UNANSWERED, state: 'confirmed', confirmedAt: now });
      await writeAudit({ ...services, db }, origin, {
        action: 'lesson_confirmed',
        outcome: 'ok',
        userId: person.user.id,
        target: `lesson:${lesson.id}`,
      });
    }
  });
}
