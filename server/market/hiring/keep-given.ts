/**
 * Keeps, with the guardian, what a request says of a student or a place that is not saved, so that
 * the next form begins with them; what is saved already is not saved twice.
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { SAVED_MOST } from '#core/ground/limits/hire-limits.ts';
import type { HireDraft } from '#core/market/hire/hire-draft.ts';
import { addressLine } from '#core/market/jobs/address-line.ts';
import type { Db } from '#server/ground/db/database.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { parents } from '#server/ground/db/schema/people.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';

export interface SavedIds {
  studentId?: number | null;
  parentLocationId?: number | null;
}

interface Given {
  parentId: number;
  draft: HireDraft;
  lang: Lang;
}

async function keepStudent(
  { lookupCache, now }: Services,
  db: Db,
  { parentId, draft, lang }: Given,
): Promise<number | null> {
  const { category_id: categoryId, class_id: classId, institute, student_age } = draft;
  const ofClass = and(eq(students.parentId, parentId), eq(students.classId, classId));
  const named = draft.student_name;
  const [known] = await db
    .select({ id: students.id })
    .from(students)
    .where(and(ofClass, named === undefined ? undefined : eq(students.name, named)))
    .limit(1);
  if (known !== undefined) return named === undefined ? null : known.id;
  if ((await db.$count(students, eq(students.parentId, parentId))) >= SAVED_MOST) return null;
  const at = now();
  const [kept] = await db
    .insert(students)
    .values({
      parentId,
      // Who gave no name calls the child by the class.
      name: named ?? nameIn(lookupCache.current.classes, classId, lang),
      curriculumId: null,
      categoryId,
      classId,
      institute: institute ?? null,
      age: student_age ?? null,
      gender: draft.student_gender,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: students.id });
  return named === undefined ? null : (kept?.id ?? null);
}

async function keepPlace(
  { now }: Services,
  db: Db,
  { parentId, draft }: Given,
): Promise<number | null> {
  const { city_id: cityId, location_id: locationId, latitude = null, longitude = null } = draft;
  const line = addressLine({
    full_address: draft.detail_address ?? null,
    flat_house: draft.flat_house ?? null,
    area: draft.area ?? null,
    road_no: draft.road_no ?? null,
  });
  const detailAddress = line === '' ? null : line;
  const ofArea = and(
    eq(parentLocations.parentId, parentId),
    eq(parentLocations.locationId, locationId),
  );
  const [known] = await db
    .select({ id: parentLocations.id })
    .from(parentLocations)
    .where(
      and(
        ofArea,
        detailAddress === null ? undefined : eq(parentLocations.detailAddress, detailAddress),
      ),
    )
    .limit(1);
  if (known !== undefined) return detailAddress === null ? null : known.id;
  // The area alone was known; now there is an address to it.
  const [bare] = await db
    .update(parentLocations)
    .set({ detailAddress, latitude, longitude, updatedAt: now() })
    .where(and(ofArea, isNull(parentLocations.detailAddress)))
    .returning({ id: parentLocations.id });
  if (bare !== undefined) return bare.id;
  if ((await db.$count(parentLocations, eq(parentLocations.parentId, parentId))) >= SAVED_MOST)
    return null;
  const at = now();
  const [kept] = await db
    .insert(parentLocations)
    .values({
      parentId,
      cityId,
      locationId,
      detailAddress,
      latitude,
      longitude,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: parentLocations.id });
  return kept?.id ?? null;
}

/** The saved rows the request stands for from now on. Give it a transaction. */
export async function keepGiven(
  services: Services,
  db: Db,
  given: Given,
  { studentId, parentLocationId }: SavedIds,
): Promise<SavedIds> {
  // Of two requests at once the second sees what the first has kept.
  await db
    .select({ id: parents.id })
    .from(parents)
    .where(eq(parents.id, given.parentId))
    .for('update');
  return {
    studentId: studentId ?? (await keepStudent(services, db, given)),
    parentLocationId: parentLocationId ?? (await keepPlace(services, db, given)),
  };
}
