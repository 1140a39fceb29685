import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The notifications of a person in the app. A kind and its values, never a text: each reader's
 * language makes the words. Written by server/notify/notifications/notify.ts, inside the
 * transaction of the act.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    /** One of core/notify/messages/message-events.ts. */
    kind: text().notNull(),
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    /** The screen it leads to. */
    path: text(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    // The list, and the one row that live connections ask for.
    index('notifications_user').on(table.userId, table.id),
    index('notifications_unread').on(table.userId).where(sql`"read_at" is null`),
  ],
);
