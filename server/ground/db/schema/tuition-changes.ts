import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ownSides } from '#core/people/account/own-sides.ts';
import { changeKinds, changeStates, leaveWishes } from '#core/tuition/teaching/tuition-changes.ts';
import { applications } from './applications.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The changes one side of a tuition proposed to the other, and the notice that ends it. Days are
 * those of Bangladesh.
 */
export const tuitionChanges = pgTable(
  'tuition_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: refersTo('application_id', () => applications.id, { onDelete: 'cascade' }),
    kind: text({ enum: changeKinds }).notNull(),
    bySide: text('by_side', { enum: ownSides }).notNull(),
    byUserId: refersTo('by_user_id', () => users.id),
    createdAt: moment('created_at').notNull(),
    reason: text().notNull(),
    /** The first day it holds; a notice has none. */
    fromOn: date('from_on', { mode: 'string' }),
    /** The last day of a pause, or of the tuition; the one a tutor who asks to leave wishes for. */
    toOn: date('to_on', { mode: 'string' }),
    daysInWeek: smallint('days_in_week'),
    /** Taka a month. */
    salary: integer(),
    /** The last day it can be answered; nobody answers a notice. */
    answerBy: date('answer_by', { mode: 'string' }),
    state: text({ enum: changeStates }).notNull().default('open'),
    settledAt: moment('settled_at'),
    /** Null: nobody did, its time had come. */
    settledByUserId: integer('settled_by_user_id').references(() => users.id),
    /** The words given with the answer. */
    answer: text(),
    /** The first day lessons go on after a pause that ended early. */
    endedOn: date('ended_on', { mode: 'string' }),
    /** The tutor could not come any more: it ended at once, without asking. */
    isEmergency: boolean('is_emergency').notNull().default(false),
    /** The guardian's wish when a tutor wants to leave, while staff have not answered. */
    guardianWish: text('guardian_wish', { enum: leaveWishes }),
  },
  (table) => [
    uniqueIndex('tuition_changes_one_open')
      .on(table.applicationId, table.kind)
      .where(sql`"state" = 'open'`),
    index('tuition_changes_tuition').on(table.applicationId, table.id),
    index('tuition_changes_due')
      .on(table.kind, table.toOn, table.answerBy)
      .where(sql`"state" = 'open'`),
    onlyItsWords('tuition_changes_kind', table.kind),
    onlyItsWords('tuition_changes_by_side', table.bySide),
    onlyItsWords('tuition_changes_state', table.state),
    onlyItsWords('tuition_changes_guardian_wish', table.guardianWish),
    check(
      'tuition_changes_from',
      sql`(${table.kind} in ('end', 'leave')) = (${table.fromOn} is null) and (${table.kind} in ('end', 'leave')) = (${table.answerBy} is null)`,
    ),
    check(
      'tuition_changes_to',
      sql`(${table.kind} in ('pause', 'end', 'leave')) = (${table.toOn} is not null) and (${table.fromOn} is null or ${table.toOn} is null or ${table.fromOn} <= ${table.toOn})`,
    ),
    check(
      'tuition_changes_terms',
      sql`(${table.kind} = 'days') = (${table.daysInWeek} is not null) and (${table.kind} = 'salary') = (${table.salary} is not null)`,
    ),
    check('tuition_changes_settled', sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
    check(
      'tuition_changes_leave',
      sql`(${table.kind} <> 'leave' or ${table.bySide} = 'tutor') and (${table.guardianWish} is null or ${table.kind} = 'leave') and (not ${table.isEmergency} or (${table.kind} = 'end' and ${table.bySide} = 'tutor' and ${table.state} = 'done'))`,
    ),
    check(
      'tuition_changes_ended_early',
      sql`${table.endedOn} is null or (${table.kind} = 'pause' and ${table.state} = 'accepted')`,
    ),
  ],
);
