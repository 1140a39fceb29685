import { integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { refersTo } from './refers-to.ts';

/**
 * The live jobs by subject: a row for each subject of each, with all that a filter of the board may ask
 * for. Written only by a trigger on `job_offers` (migrations/0001_by-hand.sql), in the transaction
 * of the change. The covering indexes are a hand-written part of the migration:
 * docs/decisions/0004-job-board-queries.md
 */
export const jobSubjects = pgTable(
  'job_subjects',
  {
    subjectId: integer('subject_id').notNull(),
    jobId: refersTo('job_id', () => jobOffers.id, { onDelete: 'cascade' }),
    postedAt: moment('posted_at').notNull(),
    categoryId: integer('category_id').notNull(),
    cityId: integer('city_id').notNull(),
    locationId: integer('location_id').notNull(),
    tutoringPlaceId: smallint('tutoring_place_id').notNull(),
    tutorGender: smallint('tutor_gender').notNull(),
    actualSalary: integer('actual_salary').notNull(),
    /** All of the job, for what has none of some. */
    subjectIds: integer('subject_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.subjectId] })],
);
