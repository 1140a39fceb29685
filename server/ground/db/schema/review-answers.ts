import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';
import { reviews } from './reviews.ts';

/** The answer of the tutor to a review: one each, shown and gone with it. */
export const reviewAnswers = pgTable(
  'review_answers',
  {
    reviewId: integer('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    hiddenAt: moment('hidden_at'),
    hiddenByUserId: integer('hidden_by_user_id').references(() => users.id),
    /** Told to the tutor. */
    hiddenReason: text('hidden_reason'),
  },
  (table) => [
    check(
      'review_answers_hidden',
      sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null) and (${table.hiddenAt} is null) = (${table.hiddenByUserId} is null)`,
    ),
  ],
);
