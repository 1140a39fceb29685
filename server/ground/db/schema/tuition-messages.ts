/**
 * The messages tutor and guardian of a tuition write to each other. Source:
 * docs/requirements/tuition/teaching.md, "Messages".
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { MESSAGE_MAX, messageReportReasons } from '#core/tuition/chat/chat-rules.ts';
import { applications } from './applications.ts';
import { atMostLetters } from './at-most-letters.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/** Ids rise in the order of a thread: both its sides are locked while one is written. */
export const tuitionMessages = pgTable(
  'tuition_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: refersTo('application_id', () => applications.id, { onDelete: 'cascade' }),
    senderId: refersTo('sender_id', () => users.id),
    /** The key of the sender's choice: however often it arrives, it is one message. */
    idempotencyKey: text('idempotency_key').notNull(),
    idempotencyHash: text('idempotency_hash').notNull(),
    /** Empty beside a picture that needs no words. */
    text: text().notNull(),
    file: text(),
    width: integer(),
    height: integer(),
    at: moment('at').notNull(),
    hiddenAt: moment('hidden_at'),
    hiddenByUserId: integer('hidden_by_user_id').references(() => users.id),
  },
  (table) => [
    index('tuition_messages_thread').on(table.applicationId, table.id),
    unique('tuition_messages_key').on(table.senderId, table.idempotencyKey),
    index('tuition_messages_hidden').on(table.applicationId).where(sql`"hidden_at" is not null`),
    index('tuition_messages_file').on(table.file).where(sql`"file" is not null`),
    check(
      'tuition_messages_text',
      sql`${atMostLetters(table.text, MESSAGE_MAX)} and (${table.text} <> '' or ${table.file} is not null)`,
    ),
    check(
      'tuition_messages_picture',
      sql`(${table.file} is null) = (${table.width} is null) and (${table.file} is null) = (${table.height} is null)`,
    ),
    check(
      'tuition_messages_hidden_by',
      sql`(${table.hiddenAt} is null) = (${table.hiddenByUserId} is null)`,
    ),
  ],
);

/** A thread as one of its two people has it. The counts change with the messages, in one transaction. */
export const messageSides = pgTable(
  'message_sides',
  {
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    applicationId: refersTo('application_id', () => applications.id, { onDelete: 'cascade' }),
    /** The newest message of the thread; 0 before the first. */
    newestId: integer('newest_id').notNull().default(0),
    lastReadId: integer('last_read_id').notNull().default(0),
    unread: integer().notNull().default(0),
    /** The time at which the oldest unread message was written. */
    unreadSince: moment('unread_since'),
    /** The SMS about what is unread now. */
    nudgedAt: moment('nudged_at'),
    /** The person takes no messages from the other. */
    blockedAt: moment('blocked_at'),
    /** Rises with whatever changes in the thread, so that open pages learn of it by one number. */
    changes: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.applicationId] }),
    index('message_sides_application').on(table.applicationId),
    index('message_sides_to_nudge')
      .on(table.unreadSince)
      .where(sql`"unread_since" is not null and "nudged_at" is null`),
    check('message_sides_unread', sql`${table.unread} >= 0`),
    check(
      'message_sides_unread_since',
      sql`(${table.unread} = 0) = (${table.unreadSince} is null)`,
    ),
    check(
      'message_sides_nudged',
      sql`${table.nudgedAt} is null or ${table.unreadSince} is not null`,
    ),
  ],
);

/**
 * The reports of one of the two about a message of the other; only then do staff read the thread.
 */
export const messageReports = pgTable(
  'message_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    messageId: refersTo('message_id', () => tuitionMessages.id, { onDelete: 'cascade' }),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: messageReportReasons }).notNull(),
    text: text(),
    at: moment('at').notNull(),
    /** The time at which staff hid the message or left it. */
    settledAt: moment('settled_at'),
    settledByUserId: integer('settled_by_user_id').references(() => users.id),
  },
  (table) => [
    unique('message_reports_person').on(table.messageId, table.userId),
    index('message_reports_open').on(table.at).where(sql`"settled_at" is null`),
    index('message_reports_user').on(table.userId),
    onlyItsWords('message_reports_reason', table.reason),
    check(
      'message_reports_settled',
      sql`(${table.settledAt} is null) = (${table.settledByUserId} is null)`,
    ),
  ],
);
