import { integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { jobOffers } from './job-offers.ts';
import { tutors } from './people.ts';

export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => tutors.id),
    jobOfferId: integer('job_offer_id')
      .notNull()
      .references(() => jobOffers.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [unique('saved_jobs_tutor_job').on(table.tutorId, table.jobOfferId)],
);
