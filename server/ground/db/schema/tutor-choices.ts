import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { compareLinks } from './compare-links.ts';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { refersTo } from './refers-to.ts';

/**
 * The tutor the guardian wants, and why if that was said: one choice a request, changeable until
 * staff appoint.
 */
export const tutorChoices = pgTable('tutor_choices', {
  jobOfferId: integer('job_offer_id')
    .primaryKey()
    .references(() => jobOffers.id, { onDelete: 'cascade' }),
  applicationId: refersTo('application_id', () => applications.id, { onDelete: 'cascade' }),
  reason: text(),
  /** Null: chosen in the guardian's own account. */
  compareLinkId: integer('compare_link_id').references(() => compareLinks.id),
  chosenAt: moment('chosen_at').notNull(),
});
