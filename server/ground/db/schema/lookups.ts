/** Choices of the forms and filters. Filled from server/ground/reference at start. */
import { boolean, integer, pgSequence, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { lookupColumns } from './lookup-columns.ts';
import { refersTo } from './refers-to.ts';

export const categories = pgTable('categories', lookupColumns());

export const classes = pgTable('classes', {
  ...lookupColumns(),
  categoryId: refersTo('category_id', () => categories.id),
});

export const subjects = pgTable('subjects', lookupColumns());

export const classSubjects = pgTable(
  'class_subjects',
  {
    classId: refersTo('class_id', () => classes.id),
    subjectId: refersTo('subject_id', () => subjects.id),
    sort: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.classId, table.subjectId] })],
);

export const tutoringStyles = pgTable('tutoring_styles', lookupColumns());
export const tutoringPlaces = pgTable('tutoring_places', lookupColumns());
export const educationLevels = pgTable('education_levels', lookupColumns());

export const examTitles = pgTable('exam_titles', {
  ...lookupColumns(),
  educationLevelId: refersTo('education_level_id', () => educationLevels.id),
});

export const studyGroups = pgTable('study_groups', lookupColumns());
export const curricula = pgTable('curricula', lookupColumns());
export const boards = pgTable('boards', lookupColumns());
export const universityTypes = pgTable('university_types', lookupColumns());

/** Ids of what tutors name themselves: above every id of the reference files. */
export const createdLookupIds = pgSequence('created_lookup_ids', { startWith: 1_000_000 });
/** False: named by a tutor, not offered to others until staff have looked at it. */
const isListed = () => boolean('is_listed').notNull().default(true);

export const universities = pgTable('universities', {
  ...lookupColumns(),
  isListed: isListed(),
  short: text(),
  universityTypeId: integer('university_type_id').references(() => universityTypes.id),
});

/** Schools and colleges: a guardian may ask for tutors who went to one of them. */
export const schools = pgTable('schools', {
  ...lookupColumns(),
  isListed: isListed(),
  kind: text({ enum: ['school', 'college'] }).notNull(),
});

export const departments = pgTable('departments', { ...lookupColumns(), isListed: isListed() });
export const religions = pgTable('religions', lookupColumns());

export const certificateTypes = pgTable('certificate_types', {
  ...lookupColumns(),
  audience: text().notNull(),
});
