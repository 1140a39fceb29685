import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { categories, classes } from './lookups.ts';
import { moment } from './moment.ts';
import { tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

export const tutorExperiences = pgTable(
  'tutor_experiences',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id, { onDelete: 'cascade' }),
    categoryId: refersTo('category_id', () => categories.id),
    classId: refersTo('class_id', () => classes.id),
    teachingLocation: text('teaching_location').notNull(),
    durationFrom: date('duration_from', { mode: 'string' }).notNull(),
    durationTo: date('duration_to', { mode: 'string' }).notNull(),
    about: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('tutor_experiences_tutor').on(table.tutorId),
    check('tutor_experiences_duration', sql`${table.durationTo} >= ${table.durationFrom}`),
  ],
);
