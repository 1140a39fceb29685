import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { accountColours } from '#core/people/account/account-words.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

export const accountActionKinds = ['ban', 'unban', 'lock', 'deactivate', 'reactivate'] as const;

/**
 * The acts of staff on an account, with the reason as the person concerned reads it. The state
 * itself stands in users; this is its history, written in the same transaction.
 */
export const accountActions = pgTable(
  'account_actions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: accountActionKinds }).notNull(),
    /** The colour a lock set. */
    colour: text({ enum: accountColours }),
    reason: text().notNull(),
    /** The end of a ban; null is permanent. */
    until: moment('until'),
    byUserId: refersTo('by_user_id', () => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('account_actions_user').on(table.userId, table.id),
    onlyItsWords('account_actions_kind', table.kind),
    check('account_actions_colour', sql`(${table.kind} = 'lock') = (${table.colour} is not null)`),
  ],
);
