import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { EducationBody } from '#core/people/api/profile/education.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { submitCheck } from '#server/people/documents/submit-check.ts';
import { entryNotFound, fieldError } from '#server/people/profile/profile-errors.ts';
import { isOwnEntry } from '../own-entry.ts';
import { educationValues } from './education-values.ts';

export type EducationRow = typeof tutorEducations.$inferSelect;

export const readEducations = (db: Db, tutorId: number): Promise<EducationRow[]> =>
  db.select().from(tutorEducations).where(eq(tutorEducations.tutorId, tutorId));

/** `entryId` null adds one. Runs under the lock of saveProfile, so what it looks at stays so. */
export async function saveEducation(
  db: Db,
  tutorId: number,
  entry: EducationBody,
  entryId: number | null,
  now: Date,
): Promise<EducationRow> {
  const own = await readEducations(db, tutorId);
  const others = own.filter(({ id }) => id !== entryId);
  if (entryId !== null && others.length === own.length) throw entryNotFound();
  if (others.some((other) => other.educationLevelId === entry.education_level_id))
    throw fieldError('education_level_id', 'level_used');
  if (entry.current_institute && others.some((other) => other.currentInstitute))
    throw fieldError('current_institute', 'current_institute_taken');
  const values = educationValues(entry);
  const [row] =
    entryId === null
      ? await db
          .insert(tutorEducations)
          .values({ tutorId, ...values, createdAt: now })
          .returning()
      : await db
          .update(tutorEducations)
          .set(values)
          .where(isOwnEntry(tutorEducations, tutorId, entryId))
          .returning();
  if (row === undefined) throw entryNotFound();
  const before = own.find(({ id }) => id === row.id);
  if (!isDeepStrictEqual(before, row))
    await submitCheck(db, { tutorId, kind: 'education', itemId: row.id }, now);
  return row;
}
