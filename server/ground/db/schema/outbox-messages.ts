import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';

/** Messages to be sent, and tried again when the gateway fails. Texts go once they are sent. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `none`: written for a number nobody has, so that the same work is done; never sent. */
    channel: text({ enum: ['sms', 'email', 'push', 'none'] }).notNull(),
    /** One of core/notify/messages/message-events.ts. */
    event: text().notNull(),
    /** The user whose account it is about; null for phones without one. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** A phone, an email address, or the id of a device that takes push messages. */
    to: text().notNull(),
    /** The subject of an e-mail. */
    subject: text(),
    text: text().notNull(),
    /** The code itself, only in demo mode, for the dev outbox. */
    otp: text(),
    /** The message is not sent in quiet hours. */
    waits: boolean().notNull().default(false),
    attempts: smallint().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** A code that has run out is not worth sending. */
    expiresAt: moment('expires_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    failedAt: moment('failed_at'),
  },
  (table) => [
    index('outbox_messages_due')
      .on(table.nextAttemptAt)
      .where(sql`"sent_at" is null and "failed_at" is null`),
    index('outbox_messages_user').on(table.userId),
    index('outbox_messages_to').on(table.to, table.createdAt),
    onlyItsWords('outbox_messages_channel', table.channel),
  ],
);
