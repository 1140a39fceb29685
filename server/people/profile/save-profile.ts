/**
 * Saves every part of a profile: alone for one tutor at a time, and with the new percentage in the
 * same transaction, so that the two can never differ.
 */
import { eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { completionOf } from './completion-of.ts';
import { readFacts } from './read-facts.ts';

export interface Saved<T> {
  result: T;
  /** The new percentage. */
  completed: number;
}

export async function saveProfile<T>(
  db: Db,
  tutorId: number,
  save: (transaction: Db) => Promise<T>,
): Promise<Saved<T>> {
  return db.transaction(async (transaction) => {
    await transaction
      .select({ id: tutors.id })
      .from(tutors)
      .where(eq(tutors.id, tutorId))
      .for('update');
    const result = await save(transaction);
    const completed = completionOf(await readFacts(transaction, tutorId));
    await transaction
      .update(tutors)
      .set({ profileCompleted: completed })
      .where(eq(tutors.id, tutorId));
    await refreshListings(transaction, [tutorId], new Date());
    return { result, completed };
  });
}
