import { asc } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import * as tables from '#server/ground/db/schema/lookups.ts';
import { cities, locations } from '#server/ground/db/schema/places.ts';

function byId<T extends { id: number }>(rows: T[]): ReadonlyMap<number, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Everything the forms and lists name; small and rarely changed, so it is read as a whole. */
export async function loadLookups(db: Db) {
  const plain = [
    tables.categories,
    tables.subjects,
    tables.tutoringStyles,
    tables.tutoringPlaces,
    tables.educationLevels,
    tables.studyGroups,
    tables.curricula,
    tables.boards,
    tables.universityTypes,
    tables.religions,
  ] as const;
  const read = async (table: (typeof plain)[number]) =>
    byId(await db.select().from(table).orderBy(asc(table.sort), asc(table.id)));

  const subjectIdsOfClass = new Map<number, number[]>();
  const links = await db
    .select()
    .from(tables.classSubjects)
    .orderBy(asc(tables.classSubjects.sort));
  for (const link of links) {
    const ids = subjectIdsOfClass.get(link.classId);
    if (ids === undefined) subjectIdsOfClass.set(link.classId, [link.subjectId]);
    else ids.push(link.subjectId);
  }

  const { classes, examTitles, universities, schools, certificateTypes, departments } = tables;
  return {
    categories: await read(tables.categories),
    subjects: await read(tables.subjects),
    tutoringStyles: await read(tables.tutoringStyles),
    tutoringPlaces: await read(tables.tutoringPlaces),
    educationLevels: await read(tables.educationLevels),
    studyGroups: await read(tables.studyGroups),
    curricula: await read(tables.curricula),
    boards: await read(tables.boards),
    universityTypes: await read(tables.universityTypes),
    departments: byId(
      await db.select().from(departments).orderBy(asc(departments.sort), asc(departments.id)),
    ),
    religions: await read(tables.religions),
    classes: byId(await db.select().from(classes).orderBy(asc(classes.sort), asc(classes.id))),
    examTitles: byId(
      await db.select().from(examTitles).orderBy(asc(examTitles.sort), asc(examTitles.id)),
    ),
    universities: byId(
      await db.select().from(universities).orderBy(asc(universities.sort), asc(universities.id)),
    ),
    schools: byId(await db.select().from(schools).orderBy(asc(schools.sort), asc(schools.id))),
    certificateTypes: byId(
      await db.select().from(certificateTypes).orderBy(asc(certificateTypes.sort)),
    ),
    cities: byId(await db.select().from(cities).orderBy(asc(cities.sort), asc(cities.id))),
    locations: byId(
      await db.select().from(locations).orderBy(asc(locations.sort), asc(locations.id)),
    ),
    subjectIdsOfClass,
  };
}

export type Lookups = Awaited<ReturnType<typeof loadLookups>>;
