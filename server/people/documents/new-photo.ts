/** A tutor's photo that staff have not approved, for the tutor and staff. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import type { CheckRow } from './read-checks.ts';

/** Returns the address of the picture by its check, so the name in the store stays inside. */
export const newPhotoPath = (
  newPhoto: string | null,
  check: Pick<CheckRow, 'id' | 'version'> | undefined,
): string | null =>
  newPhoto === null || check === undefined
    ? null
    : `/api/tutor-photo/${check.id}/image?version=${check.version}`;

export async function readPhotoCheck(db: Db, tutorId: number): Promise<CheckRow | undefined> {
  const [check] = await db
    .select()
    .from(documentChecks)
    .where(and(eq(documentChecks.kind, 'photo'), eq(documentChecks.itemId, tutorId)));
  return check;
}

/** Finds it by its check. `tutorId` null: staff, who may look at everybody's. */
export async function findNewPhoto(db: Db, checkId: number, tutorId: number | null) {
  const isOwn = tutorId === null ? undefined : eq(tutors.id, tutorId);
  const [row] = await db
    .select({ file: tutors.newPhoto, userId: tutors.userId })
    .from(documentChecks)
    .innerJoin(tutors, eq(tutors.id, documentChecks.tutorId))
    .where(and(eq(documentChecks.id, checkId), eq(documentChecks.kind, 'photo'), isOwn));
  return row;
}
