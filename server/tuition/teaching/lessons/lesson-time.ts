/**
 * Checks that a lesson may be marked at its time: core/tuition/teaching/lesson-rules.ts, and the
 * others of the tuition.
 */
import { and, eq, ne } from 'drizzle-orm';
import { isWithinDay, overlaps, type Span } from '#core/tuition/teaching/day-clock.ts';
import { checkLessonTime, LESSON_BACK_DAYS } from '#core/tuition/teaching/lesson-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import { isThere } from '#server/ground/db/lesson-conditions.ts';
import type { applications } from '#server/ground/db/schema/applications.ts';
import { tuitionLessons } from '#server/ground/db/schema/tuition-lessons.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { appointedOn } from '../appointed-on.ts';

type Application = typeof applications.$inferSelect;

interface LessonAt extends Span {
  day: string;
  /** HH:mm */
  startsAt: string;
}

const badDay = (key: string, values = {}) =>
  new ApiError('invalid_input', { fields: { day: { key, values } } });
const badClock = (key: string) => new ApiError('invalid_input', { fields: { starts_at: { key } } });

/** `ownId`: of the lesson that is being corrected. It may keep its day even if a new lesson could not. */
export async function checkTime(
  db: Db,
  application: Application,
  lesson: LessonAt,
  now: Date,
  own?: { id: number; day: string },
): Promise<void> {
  const fault = checkLessonTime(lesson, await appointedOn(db, application), now);
  if (fault !== null && !(fault === 'lesson_too_old' && own?.day === lesson.day))
    throw fault === 'lesson_in_future'
      ? badClock(fault)
      : badDay(fault, fault === 'lesson_too_old' ? { days: LESSON_BACK_DAYS } : {});
  if (!isWithinDay(lesson)) throw badClock('lesson_past_midnight');
  const sameDay = await db
    .select({ startMinute: tuitionLessons.startMinute, minutes: tuitionLessons.minutes })
    .from(tuitionLessons)
    .where(
      and(
        eq(tuitionLessons.applicationId, application.id),
        eq(tuitionLessons.day, lesson.day),
        isThere,
        own && ne(tuitionLessons.id, own.id),
      ),
    );
  if (sameDay.some((other) => overlaps(other, lesson))) throw badClock('lesson_overlap');
}
