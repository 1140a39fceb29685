import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

/** A filter of the job board under a name of the tutor's own: docs/requirements/market/job-board.md, "Saved searches". */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id),
    name: text().notNull(),
    /** The filter as in the address of the board, without its order. */
    query: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Jobs posted after this are new to the tutor. */
    newSince: moment('new_since').notNull(),
    notifiedAt: moment('told_at'),
  },
  (table) => [unique('saved_searches_tutor_query').on(table.tutorId, table.query)],
);
