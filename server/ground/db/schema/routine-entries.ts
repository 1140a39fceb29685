import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { ownSides } from '#core/people/account/own-sides.ts';
import { applications } from './applications.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { refersTo } from './refers-to.ts';

/**
 * The times at which a tuition is taught, week by week. Source:
 * docs/requirements/tuition/teaching.md, "Routine".
 */
export const routineEntries = pgTable(
  'routine_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    applicationId: refersTo('application_id', () => applications.id, { onDelete: 'cascade' }),
    /** The day of the week, from Saturday (0) to Friday (6), of Bangladesh. */
    day: smallint().notNull(),
    /** The minutes from midnight to the beginning. */
    startMinute: smallint('start_minute').notNull(),
    minutes: smallint().notNull(),
    /** The subjects, out of those of the tuition. */
    subjectIds: integer('subject_ids').array().notNull(),
    /** The side that put it in or changed it last. */
    changedBy: text('changed_by', { enum: ownSides }).notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    unique('routine_entries_begin').on(table.applicationId, table.day, table.startMinute),
    onlyItsWords('routine_entries_changed_by', table.changedBy),
    check('routine_entries_day', sql`${table.day} between 0 and 6`),
    check(
      'routine_entries_time',
      sql`${table.startMinute} >= 0 and ${table.minutes} between 15 and 300 and ${table.startMinute} + ${table.minutes} <= 1440`,
    ),
  ],
);
