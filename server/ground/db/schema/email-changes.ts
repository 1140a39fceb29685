import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * Addresses people have given and not verified yet: nothing goes there but the link. The newest row
 * of a person is the one that holds.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    /** Only the hash of the link's token is stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('email_changes_user').on(table.userId, table.createdAt)],
);
