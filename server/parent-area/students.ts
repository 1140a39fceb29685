import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { student, studentBody } from '#core/api/schemas/students.ts';
import { checkClass } from '#core/hire/check-choices.ts';
import type { Lang } from '#core/i18n/lang.ts';
import type { Db } from '#server/db/database.ts';
import { students } from '#server/db/schema/students.ts';
import { refuseProblems } from '#server/errors/refuse-problems.ts';
import { checkIds } from '#server/lookups/check-ids.ts';
import type { Lookups } from '#server/services/load-lookups.ts';
import { nameIn } from '#server/services/lookup-row.ts';
import type { Services } from '#server/services/services.ts';
import { addToList } from './add-to-list.ts';
import { ownRow } from './own-row.ts';

type Row = typeof students.$inferSelect;
type Form = z.output<typeof studentBody>;
export type Student = z.output<typeof student>;

const MAX_STUDENTS = 30;

export const presentStudent = (row: Row, lookups: Lookups, lang: Lang): Student => ({
  id: row.id,
  name: row.name,
  curriculum_id: row.curriculumId,
  curriculum_name: nameIn(lookups.curricula, row.curriculumId, lang),
  category_id: row.categoryId,
  category_name: nameIn(lookups.categories, row.categoryId, lang),
  class_id: row.classId,
  class_name: nameIn(lookups.classes, row.classId, lang),
  institute: row.institute,
  age: row.age,
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
    age: form.age ?? null,
    gender: form.gender,
    updatedAt: now(),
  };
}

const isOwn = (parentId: number, id: number) =>
  and(eq(students.id, id), eq(students.parentId, parentId));

export async function listStudents({ db }: Services, parentId: number): Promise<Row[]> {
  return db
    .select()
    .from(students)
    .where(eq(students.parentId, parentId))
    .orderBy(asc(students.id));
}

export async function findStudent({ db }: Pick<Services, 'db'>, parentId: number, id: number) {
  const [row] = await db.select().from(students).where(isOwn(parentId, id));
  return row ?? null;
}

export async function createStudent(services: Services, parentId: number, form: Form) {
  const columns = toColumns(services, form);
  const list = {
    most: MAX_STUDENTS,
    count: (db: Db) => db.$count(students, eq(students.parentId, parentId)),
  };
  const rows = await addToList(services.db, parentId, list, (db) =>
    db
      .insert(students)
      .values({ ...columns, parentId, createdAt: columns.updatedAt })
      .returning(),
  );
  return ownRow(rows, 'student_not_found');
}

export async function updateStudent(
  services: Services,
  { parentId, id }: { parentId: number; id: number },
  form: Form,
) {
  const rows = await services.db
    .update(students)
    .set(toColumns(services, form))
    .where(isOwn(parentId, id))
    .returning();
  return ownRow(rows, 'student_not_found');
}

export async function deleteStudent({ db }: Services, parentId: number, id: number) {
  ownRow(
    await db.delete(students).where(isOwn(parentId, id)).returning({ id: students.id }),
    'student_not_found',
  );
}
