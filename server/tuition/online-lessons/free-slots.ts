import { dhakaClock, dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { LESSON_MINUTES } from '#core/tuition/online-lessons/lesson-rules.ts';
import { dayOfWeek, lessonSlots } from '#core/tuition/online-lessons/lesson-slots.ts';
import { overlaps, toMinute } from '#core/tuition/teaching/day-clock.ts';
import type { Db } from '#server/ground/db/database.ts';
import { readTutorRoutine } from '#server/tuition/teaching/routine/tutor-routine.ts';
import { type LessonOffer, readTakenTimes } from './online-tutors.ts';

/** The hours of the next two weeks that can still be booked, in order: neither taken nor taught in a tuition. */
export async function freeSlots(
  db: Db,
  { tutorId, availability }: Pick<LessonOffer, 'tutorId' | 'availability'>,
  now: Date,
): Promise<Date[]> {
  const taken = await readTakenTimes(db, tutorId, now);
  const routine = await readTutorRoutine(db, [tutorId]);
  const isTaught = (at: Date) => {
    const day = dayOfWeek(dhakaDate(at));
    const hour = { startMinute: toMinute(dhakaClock(at)), minutes: LESSON_MINUTES };
    return routine.some(({ entry }) => entry.day === day && overlaps(entry, hour));
  };
  return lessonSlots(availability, now).filter((at) => !taken.has(at.getTime()) && !isTaught(at));
}
