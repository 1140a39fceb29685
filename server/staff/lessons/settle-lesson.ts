/** Staff decide whether a disputed lesson was held. Tutor and guardian read the note. */
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { settleLessonBody } from '#core/tuition/api/lessons.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isForStaff } from '#server/ground/db/lesson-conditions.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { selectTuitions } from '#server/tuition/handover/find-tuition.ts';
import { writeLesson } from '#server/tuition/teaching/lessons/change-lesson.ts';
import { missingLesson } from '#server/tuition/teaching/lessons/find-lesson.ts';

type Decision = z.output<typeof settleLessonBody> & { id: number };

async function lockForStaff(db: Db, { id, version }: Decision, now: Date) {
  const isIt = eq(tuitionLessons.id, id);
  const [row] = await db.select().from(tuitionLessons).where(isIt).for('update');
  if (row === undefined || row.state === 'removed') throw missingLesson();
  if (row.version !== version)
    throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
  if ((await db.$count(tuitionLessons, and(isIt, isForStaff(now)))) === 0)
    throw new ApiError('wrong_state');
  return row;
}

async function notifyBoth(services: Services, db: Db, applicationId: number) {
  const [tuition] = await selectTuitions(db).where(eq(applications.id, applicationId));
  if (tuition === undefined) throw new Error(`No tuition ${applicationId}`);
  const { job, tutorUser, guardian } = tuition;
  const notice = { kind: 'lesson_settled' as const, values: { class_id: job.classId } };
  await notify(services, db, [
    { ...notice, userId: tutorUser.id, path: tuitionPath('tutor', 'lessons', applicationId) },
    { ...notice, userId: guardian.id, path: tuitionPath('guardian', 'lessons', applicationId) },
  ]);
}

export function settleLesson(
  services: Services,
  decision: Decision,
  { user, origin }: StaffActor,
): Promise<number> {
  const now = services.now();
  return services.db.transaction(async (db) => {
    const lesson = await lockForStaff(db, decision, now);
    const state = decision.is_held ? 'held' : 'not_held';
    const row = await writeLesson(db, lesson, {
      state,
      settledAt: now,
      settledBy: user.id,
      settledNote: decision.reason,
    });
    await notifyBoth(services, db, row.applicationId);
    await writeAudit({ ...services, db }, origin, {
      action: `staff_lesson_${state}`,
      outcome: 'ok',
      userId: user.id,
      target: `lesson:${row.id}`,
    });
    return row.version;
  });
}
