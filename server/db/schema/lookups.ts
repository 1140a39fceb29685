/** Choices of the forms and filters. Filled from server/reference at start. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { lookupColumns } from './lookup-columns.ts';

export const categories = pgTable('categories', lookupColumns());

export const classes = pgTable('classes', {
  ...lookupColumns(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id),
});

export const subjects = pgTable('subjects', lookupColumns());

export const classSubjects = pgTable(
  'class_subjects',
  {
    classId: integer('class_id')
      .notNull()
      .references(() => classes.id),
    subjectId: integer('subject_id')
      .notNull()
      .references(() => subjects.id),
    sort: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.classId, table.subjectId] })],
);

export const tutoringStyles = pgTable('tutoring_styles', lookupColumns());
export const tutoringPlaces = pgTable('tutoring_places', lookupColumns());
export const educationLevels = pgTable('education_levels', lookupColumns());

export const examTitles = pgTable('exam_titles', {
  ...lookupColumns(),
  educationLevelId: integer('education_level_id')
    .notNull()
    .references(() => educationLevels.id),
});

export const studyGroups = pgTable('study_groups', lookupColumns());
export const curricula = pgTable('curricula', lookupColumns());
export const boards = pgTable('boards', lookupColumns());
export const universityTypes = pgTable('university_types', lookupColumns());

export const universities = pgTable('universities', {
  ...lookupColumns(),
  short: text(),
  universityTypeId: integer('university_type_id').references(() => universityTypes.id),
});

/** Schools and colleges: a guardian may ask for tutors who went to one of them. */
export const schools = pgTable('schools', {
  ...lookupColumns(),
  kind: text({ enum: ['school', 'college'] }).notNull(),
});

export const departments = pgTable('departments', lookupColumns());
export const religions = pgTable('religions', lookupColumns());

export const certificateTypes = pgTable('certificate_types', {
  ...lookupColumns(),
  audience: text().notNull(),
});
