import { lessonSlots } from '#core/online-lessons/lesson-slots.ts';
import type { Db } from '#server/db/database.ts';
import { type LessonOffer, readTakenTimes } from './online-tutors.ts';

/** The hours of the next two weeks that can still be booked, in order. */
export async function freeSlots(
  db: Db,
  { tutorId, availability }: Pick<LessonOffer, 'tutorId' | 'availability'>,
  now: Date,
): Promise<Date[]> {
  const taken = await readTakenTimes(db, tutorId, now);
  return lessonSlots(availability, now).filter((at) => !taken.has(at.getTime()));
}
