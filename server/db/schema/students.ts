import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { categories, classes, curricula } from './lookups.ts';
import { moment } from './moment.ts';
import { parents } from './people.ts';

/**
 * Children (or other learners) a guardian has saved. Requests copy what they need into
 * request_details, so changing or deleting a student never changes a request.
 */
export const students = pgTable(
  'students',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id')
      .notNull()
      .references(() => parents.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The medium. */
    curriculumId: integer('curriculum_id')
      .notNull()
      .references(() => curricula.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    /** School or college; null for learners who go to none, whose age is asked instead. */
    institute: text(),
    age: smallint(),
    /** 1 male, 2 female. */
    gender: smallint().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('students_parent').on(table.parentId),
    check('students_gender', sql`${table.gender} in (1, 2)`),
    check(
      'students_institute_or_age',
      sql`${table.institute} is not null or ${table.age} is not null`,
    ),
  ],
);
