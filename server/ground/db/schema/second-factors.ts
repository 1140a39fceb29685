import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/** Codes of an authenticator app, for staff. Secrets are sealed: the table alone opens nothing. */
export const secondFactors = pgTable('second_factors', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Null until the first code of it was right. */
  secret: text(),
  /** Shown for setting up, not in use yet. */
  pendingSecret: text('pending_secret'),
  /** The 30 seconds of the last code that was taken: none is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/**
 * The codes for people who have lost the app: each works once. Of the code only the hash is stored.
 */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);
