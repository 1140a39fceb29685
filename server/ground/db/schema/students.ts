import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { categories, classes, curricula } from './lookups.ts';
import { moment } from './moment.ts';
import { parents } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * Children (or other learners) a guardian has saved. Requests copy what they need into
 * request_details, so changing or deleting a student never changes a request.
 */
export const students = pgTable(
  'students',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: refersTo('parent_id', () => parents.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Null for one kept from a request, where it is not asked for. */
    curriculumId: integer('curriculum_id').references(() => curricula.id),
    categoryId: refersTo('category_id', () => categories.id),
    classId: refersTo('class_id', () => classes.id),
    /** School or college; null for learners who go to none, and where a request did not say. */
    institute: text(),
    /** The date of birth; if it is known, the age follows from it and is not stored. */
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    age: smallint(),
    /** 1 male, 2 female, 3 not said. */
    gender: smallint().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('students_parent').on(table.parentId),
    check('students_one_age', sql`${table.dateOfBirth} is null or ${table.age} is null`),
    check('students_gender', sql`${table.gender} in (1, 2, 3)`),
  ],
);
