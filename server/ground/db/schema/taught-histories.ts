import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { tutors } from './people.ts';

/**
 * The teaching of tutors through us, of those who want it shown: the row is the consent. Counted
 * once a day, since each lesson that is marked would else outdate every public answer.
 */
export const taughtHistories = pgTable(
  'taught_histories',
  {
    tutorId: integer('tutor_id')
      .primaryKey()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    consentedAt: moment('consented_at').notNull(),
    /** The day of Bangladesh it was counted on. */
    countedOn: date('counted_on', { mode: 'string' }).notNull(),
    months: integer().notNull(),
    classIds: integer('class_ids').array().notNull(),
    lessons: integer().notNull(),
    held: integer().notNull(),
    expected: integer().notNull(),
  },
  (table) => [
    index('taught_histories_counted').on(table.countedOn),
    check(
      'taught_histories_counts',
      sql`least(${table.months}, ${table.lessons}, ${table.held}, ${table.expected}) >= 0`,
    ),
  ],
);
