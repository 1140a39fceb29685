import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { jobOffers } from './job-offers.ts';
import { parentLocations } from './parent-locations.ts';
import { tutors } from './people.ts';
import { students } from './students.ts';

/**
 * The facts a request states about people: for its guardian and staff only. Apart from job_offers
 * on purpose, so that no query of the board or of a public job can carry them by mistake. Requests
 * made before this table have no row here.
 */
export const requestDetails = pgTable('request_details', {
  jobOfferId: integer('job_offer_id')
    .primaryKey()
    .references(() => jobOffers.id, { onDelete: 'cascade' }),
  /** The name the guardian wants to be called by on the phone; the number is the account's. */
  contactName: text('contact_name').notNull(),
  /**
   * The student and the place the data came from; null once the guardian deletes them. The copies
   * below stay.
   */
  studentId: integer('student_id').references(() => students.id, { onDelete: 'set null' }),
  parentLocationId: integer('parent_location_id').references(() => parentLocations.id, {
    onDelete: 'set null',
  }),
  studentName: text('student_name'),
  institute: text(),
  studentAge: smallint('student_age'),
  /** The tutor the guardian asked for in the tutor hub. */
  askedTutorId: integer('asked_tutor_id').references(() => tutors.id, { onDelete: 'set null' }),
});
