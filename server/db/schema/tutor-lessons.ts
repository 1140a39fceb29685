import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { directRequestStatuses, lessonStatuses } from '#core/profile/work-words.ts';
import { categories, classes, subjects } from './lookups.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { parents, tutors } from './people.ts';
import { locations } from './places.ts';
import { refersTo } from './refers-to.ts';

/** Lessons taught live over the net. */
export const liveLessons = pgTable(
  'live_lessons',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id),
    parentId: refersTo('parent_id', () => parents.id),
    studentName: text('student_name').notNull(),
    subjectId: refersTo('subject_id', () => subjects.id),
    startsAt: moment('starts_at').notNull(),
    minutes: smallint().notNull(),
    /** Whole taka; what is left of the fee after the charge is the tutor's. */
    fee: integer().notNull(),
    platformCharge: integer('platform_charge').notNull(),
    rating: smallint(),
    status: text({ enum: lessonStatuses }).notNull(),
  },
  (table) => [
    index('live_lessons_tutor').on(table.tutorId, table.status, table.startsAt),
    onlyItsWords('live_lessons_status', table.status),
    check('live_lessons_rating', sql`${table.rating} between 1 and 5`),
  ],
);

/** A guardian asks one certain tutor. */
export const tutoringRequests = pgTable(
  'tutoring_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id),
    parentId: refersTo('parent_id', () => parents.id),
    categoryId: refersTo('category_id', () => categories.id),
    classId: refersTo('class_id', () => classes.id),
    locationId: integer('location_id').references(() => locations.id),
    salary: integer(),
    message: text(),
    status: text({ enum: directRequestStatuses }).notNull().default('pending'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('tutoring_requests_tutor').on(table.tutorId, table.status, table.createdAt),
    onlyItsWords('tutoring_requests_status', table.status),
  ],
);
