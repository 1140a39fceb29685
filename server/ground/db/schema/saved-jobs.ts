import { integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id),
    jobOfferId: refersTo('job_offer_id', () => jobOffers.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [unique('saved_jobs_tutor_job').on(table.tutorId, table.jobOfferId)],
);
