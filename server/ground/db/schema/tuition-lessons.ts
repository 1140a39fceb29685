import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { lessonStates } from '#core/tuition/teaching/lesson-states.ts';
import { applications } from './applications.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/** A lesson the tutor marked as taught, and what became of it. Source: docs/requirements/tuition/teaching.md, "Lessons". */
export const tuitionLessons = pgTable(
  'tuition_lessons',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    applicationId: refersTo('application_id', () => applications.id, { onDelete: 'cascade' }),
    /** The key of the device that marked it: however often it arrives, it is one lesson. */
    key: uuid().notNull(),
    /** The hash of what was sent with the key. */
    sentHash: text('sent_hash').notNull(),
    /** The day in Bangladesh. */
    day: date({ mode: 'string' }).notNull(),
    /** The minutes from midnight to the beginning. */
    startMinute: smallint('start_minute').notNull(),
    minutes: smallint().notNull(),
    subjectIds: integer('subject_ids').array().notNull(),
    taught: text().notNull(),
    homework: text(),
    state: text({ enum: lessonStates }).notNull(),
    /** Counts what happened to it: an answer to an older one is refused. */
    version: integer().notNull().default(1),
    /**
     * The time at which it was marked or corrected last; unanswered, it counts as confirmed from a
     * week later on.
     */
    markedAt: moment('marked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    disputedAt: moment('disputed_at'),
    /** The guardian's words. */
    disputeReason: text('dispute_reason'),
    keptAt: moment('kept_at'),
    /** The reason why the tutor keeps it. */
    keptReason: text('kept_reason'),
    settledAt: moment('settled_at'),
    settledBy: integer('settled_by').references(() => users.id),
    /** The note of staff on their decision, for both. */
    settledNote: text('settled_note'),
  },
  (table) => [
    unique('tuition_lessons_key').on(table.applicationId, table.key),
    // The list, the report of a month and the counts.
    index('tuition_lessons_day').on(table.applicationId, table.day, table.startMinute),
    // What is for staff: few of many.
    index('tuition_lessons_disputed')
      .on(table.disputedAt)
      .where(sql`"state" in ('disputed', 'kept')`),
    index('tuition_lessons_settled').on(table.settledAt).where(sql`"settled_at" is not null`),
    onlyItsWords('tuition_lessons_state', table.state),
    check(
      'tuition_lessons_time',
      sql`${table.startMinute} >= 0 and ${table.minutes} between 15 and 300 and ${table.startMinute} + ${table.minutes} <= 1440`,
    ),
    check(
      'tuition_lessons_confirmed',
      sql`(${table.state} = 'confirmed') = (${table.confirmedAt} is not null)`,
    ),
    check(
      'tuition_lessons_disputed_why',
      sql`(${table.disputedAt} is null) = (${table.disputeReason} is null) and (${table.state} not in ('disputed', 'kept', 'held', 'not_held') or ${table.disputedAt} is not null)`,
    ),
    check(
      'tuition_lessons_kept_why',
      sql`(${table.keptAt} is null) = (${table.keptReason} is null) and (${table.state} <> 'kept' or ${table.keptAt} is not null)`,
    ),
    check(
      'tuition_lessons_settled_why',
      sql`(${table.state} in ('held', 'not_held')) = (${table.settledAt} is not null) and (${table.settledAt} is null) = (${table.settledNote} is null)`,
    ),
  ],
);
