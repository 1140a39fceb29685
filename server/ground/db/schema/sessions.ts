import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The sessions: who is signed in, and where. Only the hash of the token is kept, so the table opens
 * nothing.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['cookie', 'bearer'] }).notNull(),
    /** The phone is not verified yet: nothing but the OTP calls is open. */
    otpOnly: boolean('otp_only').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Browser and system, such as `Chrome, Android`; never an address. */
    device: text().notNull(),
    /** The time at which the second factor was given in it. */
    factorAt: moment('factor_at'),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
    onlyItsWords('sessions_kind', table.kind),
  ],
);
