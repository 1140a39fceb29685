import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

/** The tutor a request asks for by name has said no. Source: docs/requirements/market/hire.md, "Hire Now". */
export const askedDeclines = pgTable('asked_declines', {
  jobOfferId: integer('job_offer_id')
    .primaryKey()
    .references(() => jobOffers.id, { onDelete: 'cascade' }),
  tutorId: refersTo('tutor_id', () => tutors.id, { onDelete: 'cascade' }),
  reason: text().notNull(),
  declinedAt: moment('declined_at').notNull(),
});
