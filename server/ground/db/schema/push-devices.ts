import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';
import { sessions } from './sessions.ts';

/**
 * Browsers that take push messages, each by the session it is signed in with and no longer than
 * that. Anybody who knows the address and the keys can send to the browser: they are secrets.
 */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the browser's push service. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: moment('created_at').notNull(),
    lastSentAt: moment('last_sent_at'),
    /** One after the other, until something arrives. */
    failures: smallint().notNull().default(0),
  },
  (table) => [index('push_devices_user').on(table.userId)],
);
