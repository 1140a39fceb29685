import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Messages to be sent, and tried again when the gateway fails. Texts go once they are sent. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** `none`: written for a number nobody has, so that the same work is done; never sent. */
    channel: text({ enum: ['sms', 'none'] }).notNull(),
    to: text().notNull(),
    text: text().notNull(),
    /** Only in demo mode, for the dev outbox. */
    otp: text(),
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
    index('outbox_messages_to').on(table.to, table.createdAt),
    check('outbox_messages_channel', sql`${table.channel} in ('sms', 'none')`),
  ],
);
