/** Entries of a tutor's profile: of the own ones alone. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import type { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import type { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import type { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import type { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { entryNotFound } from '#server/people/profile/profile-errors.ts';

type EntryTable =
  | typeof tutorCertificates
  | typeof tutorEducations
  | typeof tutorExperiences
  | typeof tutorPayouts;

export const isOwnEntry = (table: EntryTable, tutorId: number, id: number) =>
  and(eq(table.id, id), eq(table.tutorId, tutorId));

export async function deleteEntry(db: Db, table: EntryTable, tutorId: number, id: number) {
  const gone = await db
    .delete(table)
    .where(isOwnEntry(table, tutorId, id))
    .returning({ id: table.id });
  if (gone.length === 0) throw entryNotFound();
}
