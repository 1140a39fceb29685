import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { numberChangeStates } from '#core/people/account/number-change.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/** The changes from one phone number to another; an account has one open change at most. */
export const numberChanges = pgTable(
  'number_changes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    state: text({ enum: numberChangeStates }).notNull().default('begun'),
    /** Counts what happened to it: a decision about an older one is refused. */
    version: integer().notNull().default(1),
    /** The session that began it: no other goes on with it, and it stays signed in. */
    sessionId: uuid('session_id').notNull(),
    /** Both in E.164. The new one is null until it was given. */
    oldPhone: text('old_phone').notNull(),
    newPhone: text('new_phone'),
    /** Null: without a code to the old number, so staff decide. */
    oldVerifiedAt: moment('old_verified_at'),
    newVerifiedAt: moment('new_verified_at'),
    createdAt: moment('created_at').notNull(),
    /** The words the person gives staff to be known by. */
    statement: text(),
    /** A picture of an identity card, in the store of pictures. */
    file: text(),
    askedAt: moment('asked_at'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: moment('decided_at'),
    /** The reason why staff refused it, for the person. */
    answer: text(),
    /** The time from which on it comes into effect by itself. */
    dueAt: moment('due_at'),
    changedAt: moment('changed_at'),
  },
  (table) => [
    uniqueIndex('number_changes_open')
      .on(table.userId)
      .where(sql`${table.state} in ('begun', 'waiting', 'approved')`),
    index('number_changes_state').on(table.state, table.askedAt),
    index('number_changes_user').on(table.userId),
    index('number_changes_file').on(table.file).where(sql`${table.file} is not null`),
    onlyItsWords('number_changes_state_words', table.state),
    check(
      'number_changes_phones',
      sql`${table.oldPhone} like '+8801_________' and (${table.newPhone} is null or ${table.newPhone} like '+8801_________')`,
    ),
    check(
      'number_changes_verified',
      sql`${table.newVerifiedAt} is null or ${table.newPhone} is not null`,
    ),
    check('number_changes_due', sql`${table.state} <> 'approved' or ${table.dueAt} is not null`),
    check(
      'number_changes_changed',
      sql`(${table.state} in ('done', 'undone')) = (${table.changedAt} is not null)`,
    ),
  ],
);
