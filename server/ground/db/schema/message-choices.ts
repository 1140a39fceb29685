import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The choices people have made of what they are sent. No row: as by default, everything
 * (core/notify/messages).
 */
export const messageChoices = pgTable(
  'message_choices',
  {
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    channel: text().notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic, table.channel] })],
);
