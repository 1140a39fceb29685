/**
 * A guardian's request for a tutor: once approved it is live and stands on the job board.
 * Source of the fields: docs/requirements/ground/api.md, "Job offer". The indexes of the board are a
 * hand-written migration, because drizzle has no words for covering indexes.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { requestStatuses } from '#core/market/hire/request-status.ts';
import {
  categories,
  classes,
  curricula,
  educationLevels,
  examTitles,
  religions,
  studyGroups,
  tutoringPlaces,
  universityTypes,
} from './lookups.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { parents } from './people.ts';
import { cities, locations } from './places.ts';
import { refersTo } from './refers-to.ts';

/**
 * `hidden` is what `live` becomes while its guardian is banned: off every index of the board at
 * once, and back to `live` when the ban ends. Guardians and staff read it as live. `appointed`: a tutor is
 * on trial, so that it is off the board, too.
 */
const storedStatuses = [...requestStatuses, 'hidden'] as const;

const idList = (name: string) => integer(name).array().notNull().default(sql`'{}'::int[]`);

export const jobOffers = pgTable(
  'job_offers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: refersTo('parent_id', () => parents.id),
    status: text({ enum: storedStatuses }).notNull().default('pending'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The time at which staff put it on the board; the API calls it created_at. */
    postedAt: moment('posted_at'),
    categoryId: refersTo('category_id', () => categories.id),
    classId: refersTo('class_id', () => classes.id),
    subjectIds: idList('subject_ids'),
    cityId: refersTo('city_id', () => cities.id),
    locationId: refersTo('location_id', () => locations.id),
    tutoringPlaceId: smallint('tutoring_place_id')
      .notNull()
      .references(() => tutoringPlaces.id),
    tutorGender: smallint('tutor_gender').notNull(),
    actualSalary: integer('actual_salary').notNull(),
    daysInWeek: smallint('days_in_week').notNull(),
    numberOfStudents: smallint('number_of_students').notNull().default(1),
    studentGender: smallint('student_gender').notNull(),
    tutoringTime: time('tutoring_time'),
    tutoringDuration: numeric('tutoring_duration', { precision: 3, scale: 1, mode: 'number' }),
    /** Months; 0 means continuing. */
    jobDuration: smallint('job_duration').notNull().default(0),
    crashProgram: boolean('crash_program').notNull().default(false),
    hiringDate: date('hiring_date', { mode: 'string' }),
    fullAddress: text('full_address'),
    flatHouse: text('flat_house'),
    area: text(),
    roadNo: text('road_no'),
    /** The exact point: leaves the server only for people who may see the address. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    groupId: integer('group_id').references(() => studyGroups.id),
    curriculumId: integer('curriculum_id').references(() => curricula.id),
    departmentIds: idList('department_ids'),
    universityIds: idList('university_ids'),
    universityTypeId: integer('university_type_id').references(() => universityTypes.id),
    schoolIds: idList('school_ids'),
    collegeIds: idList('college_ids'),
    currentYear: smallint('current_year'),
    educationLevelId: integer('education_level_id').references(() => educationLevels.id),
    examTitleId: integer('exam_title_id').references(() => examTitles.id),
    tutorReligionId: integer('tutor_religion_id').references(() => religions.id),
    /** The text as the guardian wrote it. */
    tutorRequirement: text('tutor_requirement'),
    /** The text as staff show it; null shows the guardian's own words. */
    publicText: text('public_text'),
    /**
     * The salary the guardian offered, in taka a month; `actual_salary` is what staff put on the
     * board.
     */
    wishedSalary: integer('wished_salary'),
    /** The reason why it was returned, rejected, cancelled or closed; sent to the guardian. */
    statusReason: text('status_reason'),
    statusChangedAt: moment('status_changed_at'),
    /** Goes up with every change: who saves an older one is told and overwrites nothing. */
    version: integer().notNull().default(1),
    /** The partner on whose page the request was made. */
    sourceSite: text('source_site'),
    /** The same key of the same guardian is the same request, however often it arrives. */
    idempotencyKey: uuid('idempotency_key'),
    /** The hash of what came with the key; the key with something else is refused. */
    idempotencyHash: text('idempotency_hash'),
    updatedAt: moment('updated_at'),
  },
  (table) => [
    index('job_offers_parent').on(table.parentId),
    // The list of staff without a queue, at any size.
    index('job_offers_created').on(table.createdAt, table.id),
    // The same of open ones: what is over is far more.
    index('job_offers_open')
      .on(table.createdAt, table.id)
      .where(sql`"status" in ('pending', 'returned', 'live', 'hidden', 'appointed')`),
    unique('job_offers_key').on(table.parentId, table.idempotencyKey),
    // The queues of staff; the board has its own.
    index('job_offers_queue')
      .on(table.status, table.createdAt)
      .where(sql`"status" in ('pending', 'returned')`),
    index('job_offers_appointed').on(table.statusChangedAt).where(sql`"status" = 'appointed'`),
    // What similar tuitions paid; live ones are in the indexes of the board.
    index('job_offers_closed')
      .on(table.classId, table.cityId, table.postedAt)
      .where(sql`"status" = 'closed'`),
    onlyItsWords('job_offers_status', table.status),
    check('job_offers_posted', sql`${table.status} <> 'live' or ${table.postedAt} is not null`),
    check('job_offers_tutor_gender', sql`${table.tutorGender} in (1, 2, 3)`),
    check('job_offers_student_gender', sql`${table.studentGender} in (1, 2, 3)`),
    check('job_offers_actual_salary', sql`${table.actualSalary} between 0 and 10000000`),
    check('job_offers_days_in_week', sql`${table.daysInWeek} between 1 and 7`),
    // The list is part of the covering indexes, so its size has to be bounded.
    check('job_offers_subject_ids', sql`coalesce(array_length(${table.subjectIds}, 1), 0) <= 30`),
  ],
);
