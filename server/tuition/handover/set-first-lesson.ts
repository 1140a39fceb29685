/**
 * Sets the day and time of the first lesson. Tutor, guardian or staff set it, also again; the
 * others are notified. In one transaction under the lock of the request.
 */

import { eq } from 'drizzle-orm';
import { isTaken, type TuitionSide } from '#core/market/hire/application-stages.ts';
import { checkFirstLesson, FIRST_LESSON_WITHIN_DAYS } from '#core/market/hire/first-lesson.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { type LockedApplication, lockApplication } from '#server/market/hiring/lock-application.ts';
import { guardianOf } from '#server/market/hiring/lock-request.ts';
import { notify } from '#server/notify/notifications/notify.ts';
import { firstLessonNotices } from './first-lesson-notices.ts';
import { presentFirstLesson } from './present-handover.ts';

export interface FirstLesson {
  applicationId: number;
  side: TuitionSide;
  byUserId: number;
  at: Date;
  /** The time the actor saw, an ISO instant or null. */
  was: string | null;
  origin: Origin;
}

function check(locked: LockedApplication, { at, was }: FirstLesson, now: Date) {
  if (!isTaken(locked.application.stage))
    throw new ApiError('not_found', { text: 'handover_not_found' });
  const fault = checkFirstLesson(at, now);
  if (fault !== null)
    throw new ApiError('invalid_input', {
      fields: { at: { key: fault, values: { days: FIRST_LESSON_WITHIN_DAYS } } },
    });
  const known = locked.application.firstLessonAt;
  const seen = was === null ? null : Date.parse(was);
  if ((known?.getTime() ?? null) !== seen) throw new ApiError('version_conflict');
}

export async function setFirstLesson(services: Services, db: Db, lesson: FirstLesson) {
  const locked = await lockApplication(db, lesson.applicationId);
  check(locked, lesson, services.now());
  const { application, job } = locked;
  const row = { firstLessonAt: lesson.at, firstLessonBy: lesson.side };
  await db.update(applications).set(row).where(eq(applications.id, application.id));
  const guardian = await guardianOf(db, job.parentId);
  await notify(services, db, firstLessonNotices(locked, guardian.id, lesson));
  await writeAudit({ ...services, db }, lesson.origin, {
    action: 'first_lesson_set',
    outcome: 'ok',
    userId: lesson.byUserId,
    target: `application:${application.id}`,
  });
  return presentFirstLesson(row);
}
