import type { InferInsertModel } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';

type Changes = Omit<InferInsertModel<typeof tutorProfiles>, 'tutorId' | 'updatedAt'>;

/** Changes some of what a tutor offers; the first time makes the row. */
export async function updateOffer(db: Db, tutorId: number, changes: Changes, now: Date) {
  const values = { ...changes, updatedAt: now };
  await db
    .insert(tutorProfiles)
    .values({ tutorId, ...values })
    .onConflictDoUpdate({ target: tutorProfiles.tutorId, set: values });
}
