/**
 * A guardian rates a lesson, once. It says that the lesson took place, so the tutor is credited at once.
 * It does not count in the hub, whose reviews are of tuitions (docs/requirements/market/tutor-hub.md, "Reviews").
 */
import { eq } from 'drizzle-orm';
import { mayRate } from '#core/tuition/online-lessons/lesson-rules.ts';
import { onlineLessons } from '#server/ground/db/schema/online-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { refuseContact } from '#server/ground/errors/refuse-contact.ts';
import type { ParentCaller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { completeLesson } from './close-lesson.ts';
import { lockOwnLesson, timesOf } from './find-lesson.ts';
import { tellOfLesson } from './lesson-notices.ts';

interface Rating {
  id: number;
  caller: ParentCaller;
  rating: number;
  text: string | undefined;
}

export const rateLesson = (
  services: Services,
  { id, caller, rating, text }: Rating,
): Promise<void> =>
  services.db.transaction(async (db) => {
    refuseContact({ text });
    const row = await lockOwnLesson(db, caller, id);
    const at = services.now();
    const isRateable = mayRate({ ...timesOf(row), rating: row.lesson.rating }, at);
    if (row.side !== 'guardian' || !isRateable) throw new ApiError('wrong_state');
    await db
      .update(onlineLessons)
      .set({ rating, ratingText: text ?? null, ratedAt: at })
      .where(eq(onlineLessons.id, id));
    if (row.lesson.status === 'accepted') await completeLesson(services, db, row);
    await tellOfLesson(services, db, row, 'tutor', 'online_lesson_rated');
  });
