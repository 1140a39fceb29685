/**
 * Counts that change often. Apart from job_offers on purpose: each write there would mark its page
 * as changed and turn index-only scans of the board into heap reads.
 */
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { jobOffers } from './job-offers.ts';

export const jobCounters = pgTable('job_counters', {
  jobOfferId: integer('job_offer_id')
    .primaryKey()
    .references(() => jobOffers.id, { onDelete: 'cascade' }),
  totalApplication: integer('total_application').notNull().default(0),
  jobViews: integer('job_views').notNull().default(0),
});
