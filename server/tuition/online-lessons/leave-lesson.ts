/** Either of the two cancels before it begins, or says afterwards that it did not take place. */
import { eq } from 'drizzle-orm';
import { otherSide } from '#core/people/account/own-sides.ts';
import { isLateCancel, mayCancel, mayDispute } from '#core/tuition/online-lessons/lesson-rules.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { refuseContact } from '#server/ground/errors/refuse-contact.ts';
import type { Caller } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { cancelLesson } from './close-lesson.ts';
import { lockOwnLesson, timesOf } from './find-lesson.ts';
import { tellOfLesson } from './lesson-notices.ts';

interface Act {
  id: number;
  caller: Caller;
  origin: Origin;
  reason: string;
}

/** `isLate`: what the caller was shown; what it costs must not change under their hands. */
export const cancelOwnLesson = (
  services: Services,
  { id, caller, origin, reason, isLate }: Act & { isLate: boolean },
): Promise<void> =>
  services.db.transaction(async (db) => {
    refuseContact({ reason });
    const row = await lockOwnLesson(db, caller, id);
    const times = timesOf(row);
    const now = services.now();
    if (!mayCancel(times, row.side, now)) throw new ApiError('wrong_state');
    if (isLateCancel(times, row.side, now) !== isLate)
      throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
    const ending = row.side === 'tutor' ? 'by_tutor' : isLate ? 'late_by_guardian' : 'by_guardian';
    await cancelLesson(services, db, row, { ending, reason });
    const kind = `online_lesson_cancelled_by_${row.side}` as const;
    await tellOfLesson(services, db, row, otherSide(row.side), kind, { reason });
    await writeAudit({ ...services, db }, origin, {
      action: 'online_lesson_cancelled',
      outcome: ending,
      userId: caller.user.id,
      target: `online-lesson:${id}`,
    });
  });

export const disputeLesson = (
  services: Services,
  { id, caller, origin, reason }: Act,
): Promise<void> =>
  services.db.transaction(async (db) => {
    const row = await lockOwnLesson(db, caller, id);
    const at = services.now();
    if (!mayDispute(timesOf(row), at)) throw new ApiError('wrong_state');
    await db
      .update(onlineLessons)
      .set({ status: 'disputed', disputedBy: row.side, disputedAt: at, disputeText: reason })
      .where(eq(onlineLessons.id, id));
    await tellOfLesson(services, db, row, otherSide(row.side), 'online_lesson_disputed');
    await writeAudit({ ...services, db }, origin, {
      action: 'online_lesson_disputed',
      outcome: row.side,
      userId: caller.user.id,
      target: `online-lesson:${id}`,
    });
  });
