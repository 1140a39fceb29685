import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { REPORT_REASONS, REPORT_SUBJECTS } from '#core/market/hub/hub-constants.ts';
import { applications } from './applications.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { parents, tutors, users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The review a guardian writes of a confirmed tuition. The sums on tutors change in the same
 * transaction.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** One tuition, one review. */
    applicationId: integer('application_id')
      .notNull()
      .unique('reviews_application')
      .references(() => applications.id, { onDelete: 'cascade' }),
    tutorId: refersTo('tutor_id', () => tutors.id),
    parentId: refersTo('parent_id', () => parents.id),
    /** 0 to 5. */
    rating: smallint().notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    hiddenAt: moment('hidden_at'),
    hiddenByUserId: integer('hidden_by_user_id').references(() => users.id),
    /** Told to the guardian. */
    hiddenReason: text('hidden_reason'),
  },
  (table) => [
    index('reviews_tutor').on(table.tutorId, table.createdAt, table.id),
    index('reviews_parent').on(table.parentId),
    index('reviews_created').on(table.createdAt, table.id),
    check('reviews_rating', sql`${table.rating} between 0 and 5`),
    check('reviews_hidden', sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
  ],
);

/** The faults people find with a review or the answer to it; each person once. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reviewId: refersTo('review_id', () => reviews.id, { onDelete: 'cascade' }),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    about: text({ enum: REPORT_SUBJECTS }).notNull().default('review'),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text(),
    at: moment('at').notNull(),
    /** The time at which staff hid it or left it in place. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    unique('review_reports_person').on(table.reviewId, table.userId, table.about),
    index('review_reports_open').on(table.at).where(sql`"settled_at" is null`),
    onlyItsWords('review_reports_about', table.about),
    onlyItsWords('review_reports_reason', table.reason),
  ],
);
