/**
 * Brings the lookup tables up to the reference files at start: rows are added and corrected, never
 * deleted, because jobs may point at them.
 */
import { createHash } from 'node:crypto';
import { eq, getTableColumns, type InferInsertModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/ground/db/database.ts';
import * as lookups from '#server/ground/db/schema/lookups.ts';
import { cities, locations } from '#server/ground/db/schema/places.ts';
import { referenceState } from '#server/ground/db/schema/reference-state.ts';
import * as read from './read-reference.ts';

const BATCH = 500;
const STATE = 'reference';

async function upsert<T extends PgTable>(
  db: Db,
  table: T,
  keys: (keyof T['_']['columns'] & string)[],
  rows: InferInsertModel<T>[],
) {
  const columns = getTableColumns(table);
  const set: Record<string, SQL> = {};
  for (const [key, column] of Object.entries(columns))
    if (!keys.includes(key)) set[key] = sql`excluded.${sql.identifier(column.name)}`;
  const target = keys.flatMap((key) => columns[key] ?? []);
  for (let start = 0; start < rows.length; start += BATCH)
    await db
      .insert(table)
      .values(rows.slice(start, start + BATCH))
      .onConflictDoUpdate({ target, set });
}

const named = <T extends { name_bn: string }>({ name_bn, ...row }: T) => ({
  ...row,
  nameBn: name_bn,
});

async function writeAll(db: Db) {
  const plain = [
    ['categories', lookups.categories],
    ['subjects', lookups.subjects],
    ['tutoring-styles', lookups.tutoringStyles],
    ['tutoring-places', lookups.tutoringPlaces],
    ['education-levels', lookups.educationLevels],
    ['groups', lookups.studyGroups],
    ['curricula', lookups.curricula],
    ['boards', lookups.boards],
    ['university-types', lookups.universityTypes],
    ['departments', lookups.departments],
    ['religions', lookups.religions],
  ] as const;
  for (const [file, table] of plain)
    await upsert(db, table, ['id'], read.readNames(file).map(named));

  const classes = read.readClasses().map((row) => ({
    ...named(row),
    categoryId: row.category_id,
  }));
  await upsert(db, lookups.classes, ['id'], classes);
  await upsert(db, lookups.classSubjects, ['classId', 'subjectId'], read.readClassSubjects());
  const examTitles = read.readExamTitles().map((row) => ({
    ...named(row),
    educationLevelId: row.education_level_id,
  }));
  await upsert(db, lookups.examTitles, ['id'], examTitles);
  const universities = read.readUniversities().map((row) => ({
    ...named(row),
    short: row.short ?? null,
    universityTypeId: row.university_type_id ?? null,
  }));
  await upsert(db, lookups.universities, ['id'], universities);
  await upsert(db, lookups.schools, ['id'], read.readSchools().map(named));
  await upsert(db, lookups.certificateTypes, ['id'], read.readCertificateTypes().map(named));
  await upsert(db, cities, ['id'], read.readCities().map(named));
  const areas = read.readLocations().map((row) => ({ ...named(row), cityId: row.city_id }));
  await upsert(db, locations, ['id'], areas);
}

export async function loadReference(db: Db): Promise<void> {
  const hash = createHash('sha256').update(read.readAllText()).digest('hex');
  const [state] = await db.select().from(referenceState).where(eq(referenceState.name, STATE));
  if (state?.hash === hash) return;
  await db.transaction(async (transaction) => {
    await writeAll(transaction);
    await transaction
      .insert(referenceState)
      .values({ name: STATE, hash })
      .onConflictDoUpdate({
        target: referenceState.name,
        set: { hash, loadedAt: sql`now()` },
      });
  });
}
