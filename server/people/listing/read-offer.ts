import { eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { OFFER_SECTIONS } from '#core/people/profile/profile-fields.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, nameOf } from '#server/ground/services/lookup-row.ts';
import { emptyColumns } from '#server/people/profile-fields/profile-columns.ts';

export type Offer = Omit<typeof tutorProfiles.$inferSelect, 'tutorId' | 'updatedAt'>;

const EMPTY: Offer = {
  ...emptyColumns(...OFFER_SECTIONS),
  preferredLocationIds: [],
  categoryIds: [],
  classIds: [],
  subjectIds: [],
  styleIds: [],
  placeIds: [],
  onlineSalary: null,
  availability: 0,
  facebook: null,
  instagram: null,
  x: null,
  linkedin: null,
};

export async function readOffer(db: Db, tutorId: number): Promise<Offer> {
  const [row] = await db.select().from(tutorProfiles).where(eq(tutorProfiles.tutorId, tutorId));
  return row ?? EMPTY;
}

export function presentNamed(table: LookupTable, ids: readonly number[], lang: Lang) {
  const named: { id: number; text: string }[] = [];
  for (const id of ids) {
    const row = table.get(id);
    if (row !== undefined) named.push({ id, text: nameOf(row, lang) });
  }
  return named;
}

export const presentCategories = (
  { categoryIds, classIds, subjectIds }: Pick<Offer, 'categoryIds' | 'classIds' | 'subjectIds'>,
  lookups: Lookups,
  lang: Lang,
) => ({
  categories: presentNamed(lookups.categories, categoryIds, lang),
  i_classes: presentNamed(lookups.classes, classIds, lang),
  subjects: presentNamed(lookups.subjects, subjectIds, lang),
});
