import { desc, eq } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { ExperienceBody } from '#core/people/api/profile/experience.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { entryNotFound, fieldError } from '#server/people/profile/profile-errors.ts';
import { isOwnEntry } from '../own-entry.ts';

/** More than any CV could show; keeps a list a list. */
const MOST = 30;

export type ExperienceRow = typeof tutorExperiences.$inferSelect;

export function checkExperience(
  { categories, classes }: Lookups,
  entry: ExperienceBody,
  now: Date,
) {
  const { tutoring_category_id: categoryId, i_class_id: classId } = entry;
  checkIds([
    { field: 'tutoring_category_id', table: categories, ids: [categoryId] },
    { field: 'i_class_id', table: classes, ids: [classId] },
  ]);
  if (classes.get(classId)?.categoryId !== categoryId)
    throw fieldError('i_class_id', 'class_of_category');
  const today = dhakaDate(now);
  if (entry.duration_from > today) throw fieldError('duration_from', 'in_future');
  if (entry.duration_to > today) throw fieldError('duration_to', 'in_future');
}

/** Newest first: by the end of each, then by its start. */
export const readExperiences = (db: Db, tutorId: number): Promise<ExperienceRow[]> =>
  db
    .select()
    .from(tutorExperiences)
    .where(eq(tutorExperiences.tutorId, tutorId))
    .orderBy(
      desc(tutorExperiences.durationTo),
      desc(tutorExperiences.durationFrom),
      desc(tutorExperiences.id),
    );

/** `entryId` null adds one. Runs under the lock of saveProfile. */
export async function saveExperience(
  db: Db,
  tutorId: number,
  entry: ExperienceBody,
  entryId: number | null,
  now: Date,
): Promise<ExperienceRow> {
  const values = {
    categoryId: entry.tutoring_category_id,
    classId: entry.i_class_id,
    teachingLocation: entry.teaching_location,
    durationFrom: entry.duration_from,
    durationTo: entry.duration_to,
    about: entry.about,
  };
  if (entryId === null) {
    if ((await db.$count(tutorExperiences, eq(tutorExperiences.tutorId, tutorId))) >= MOST)
      throw fieldError('tutoring_category_id', 'list_too_long', { maximum: MOST });
  }
  const [row] =
    entryId === null
      ? await db
          .insert(tutorExperiences)
          .values({ tutorId, ...values, createdAt: now })
          .returning()
      : await db
          .update(tutorExperiences)
          .set(values)
          .where(isOwnEntry(tutorExperiences, tutorId, entryId))
          .returning();
  if (row === undefined) throw entryNotFound();
  return row;
}
