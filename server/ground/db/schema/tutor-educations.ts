import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  boards,
  curricula,
  departments,
  educationLevels,
  examTitles,
  schools,
  studyGroups,
  universities,
  universityTypes,
} from './lookups.ts';
import { moment } from './moment.ts';
import { tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

export const tutorEducations = pgTable(
  'tutor_educations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id, { onDelete: 'cascade' }),
    educationLevelId: refersTo('education_level_id', () => educationLevels.id),
    examTitleId: integer('exam_title_id').references(() => examTitles.id),
    groupId: integer('group_id').references(() => studyGroups.id),
    curriculumId: integer('curriculum_id').references(() => curricula.id),
    boardId: integer('board_id').references(() => boards.id),
    schoolId: integer('school_id').references(() => schools.id),
    universityId: integer('university_id').references(() => universities.id),
    universityTypeId: integer('university_type_id').references(() => universityTypes.id),
    departmentId: integer('department_id').references(() => departments.id),
    /** 1 to 12, or 100: graduation completed. */
    currentSemester: smallint('current_semester'),
    result: text(),
    passingYear: smallint('passing_year'),
    currentInstitute: boolean('current_institute').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('tutor_educations_level').on(table.tutorId, table.educationLevelId),
    uniqueIndex('tutor_educations_current').on(table.tutorId).where(sql`"current_institute"`),
    // The hub asks for tutors of a university or a department.
    index('tutor_educations_university').on(table.universityId, table.departmentId),
    check('tutor_educations_levels', sql`${table.educationLevelId} between 6 and 11`),
  ],
);
