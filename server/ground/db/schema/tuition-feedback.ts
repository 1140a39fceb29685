import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { moment } from './moment.ts';

/** The feedback of a tutor on a tuition. Only staff read it: guardians have no public page. */
export const tuitionFeedback = pgTable(
  'tuition_feedback',
  {
    applicationId: integer('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** 0 to 5, as in reviews. */
    rating: smallint().notNull(),
    text: text().notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [check('tuition_feedback_rating', sql`${table.rating} between 0 and 5`)],
);
