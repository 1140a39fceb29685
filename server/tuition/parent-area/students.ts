import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { ageOf } from '#core/ground/dates/age-of.ts';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { student, studentBody } from '#core/market/api/students.ts';
import { checkClass } from '#core/market/hire/check-choices.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { refuseProblems } from '#server/ground/errors/refuse-problems.ts';
import { checkIds } from '#server/ground/lookups/check-ids.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { addToList, isOwn, namedRow, type Own, ownRow } from './saved-list.ts';

type Row = typeof students.$inferSelect;
type Form = z.output<typeof studentBody>;
export type Student = z.output<typeof student>;

/** Returns the age of today: it grows with the child. */
const ageNow = ({ dateOfBirth, age }: Pick<Row, 'dateOfBirth' | 'age'>): number | null =>
  dateOfBirth === null ? age : ageOf(dateOfBirth, dhakaDate(new Date()));

const present = (row: Row, lookups: Lookups, lang: Lang): Student => ({
  id: row.id,
  name: row.name,
  curriculum_id: row.curriculumId,
  curriculum_name:
    row.curriculumId === null ? null : nameIn(lookups.curricula, row.curriculumId, lang),
  category_id: row.categoryId,
  category_name: nameIn(lookups.categories, row.categoryId, lang),
  class_id: row.classId,
  class_name: nameIn(lookups.classes, row.classId, lang),
  institute: row.institute,
  date_of_birth: row.dateOfBirth,
  age: ageNow(row),
  gender: row.gender,
});

function toColumns({ lookupCache, now }: Services, form: Form) {
  const lookups = lookupCache.current;
  const problems = checkClass(form, lookups);
  refuseProblems(problems);
  checkIds([{ field: 'curriculum_id', table: lookups.curricula, ids: [form.curriculum_id] }]);
  return {
    name: form.name,
    curriculumId: form.curriculum_id,
    categoryId: form.category_id,
    classId: form.class_id,
    institute: form.institute ?? null,
    dateOfBirth: form.date_of_birth ?? null,
    age: form.date_of_birth === undefined ? (form.age ?? null) : null,
    gender: form.gender,
    updatedAt: now(),
  };
}

const list = ({ db }: Services, parentId: number): Promise<Row[]> =>
  db.select().from(students).where(eq(students.parentId, parentId)).orderBy(asc(students.id));

async function named({ db }: Pick<Services, 'db'>, own: Own): Promise<Row> {
  const rows = await db.select().from(students).where(isOwn(students, own));
  return namedRow(rows, 'student_id', own.id);
}

async function create(services: Services, parentId: number, form: Form): Promise<Row> {
  const columns = toColumns(services, form);
  const rows = await addToList(services.db, students, parentId, (db) =>
    db
      .insert(students)
      .values({ ...columns, parentId, createdAt: columns.updatedAt })
      .returning(),
  );
  return ownRow(rows, 'student_not_found');
}

async function update(services: Services, own: Own, form: Form): Promise<Row> {
  const rows = await services.db
    .update(students)
    .set(toColumns(services, form))
    .where(isOwn(students, own))
    .returning();
  return ownRow(rows, 'student_not_found');
}

async function remove({ db }: Services, own: Own): Promise<void> {
  ownRow(await db.delete(students).where(isOwn(students, own)).returning(), 'student_not_found');
}

export const savedStudents = { present, ageNow, list, named, create, update, remove };
