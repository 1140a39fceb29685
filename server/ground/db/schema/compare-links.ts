import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/** Private links by which a guardian compares proposed tutors without an account. */
export const compareLinks = pgTable(
  'compare_links',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** SHA-256 of 256 random bits: the table opens nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    jobOfferId: refersTo('job_offer_id', () => jobOffers.id, { onDelete: 'cascade' }),
    createdByUserId: refersTo('created_by_user_id', () => users.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    lastViewedAt: moment('last_viewed_at'),
  },
  (table) => [index('compare_links_job').on(table.jobOfferId)],
);
