/** The guardian confirms one lesson or all that wait: all of them as they were seen, or none. */
import { mayConfirm } from '#core/teaching/lesson-states.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { ApiError } from '#server/errors/api-error.ts';
import type { Person } from '#server/request/caller.ts';
import type { Origin } from '#server/request/origin-of.ts';
import type { Services } from '#server/services/services.ts';
import { lockAnyTuition } from '../lock-own-tuition.ts';
import { UNANSWERED, writeLesson } from './change-lesson.ts';
import { findLesson, type LessonSeen } from './find-lesson.ts';
import { standingOfRow } from './present-lesson.ts';

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
