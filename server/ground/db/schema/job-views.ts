/** The tables of who looked at what, kept only as long as it takes to count each visitor once a day. */
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { jobOffers } from './job-offers.ts';
import { refersTo } from './refers-to.ts';

export const jobViews = pgTable(
  'job_views',
  {
    jobOfferId: refersTo('job_offer_id', () => jobOffers.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    visitorHash: text('visitor_hash').notNull(),
  },
  // Day first: yesterday's rows are deleted by it.
  (table) => [primaryKey({ columns: [table.day, table.jobOfferId, table.visitorHash] })],
);

/** Without the salt of its day a visitor hash can no longer be tied to an address. */
export const viewSalts = pgTable('view_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: text().notNull(),
});
