import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/** One-time codes. Kept for a day after use: limits and the circuit breaker count them. */
export const otpCodes = pgTable(
  'otp_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    phone: text().notNull(),
    purpose: text({
      enum: ['verify', 'reset', 'hire', 'alert', 'sign_in', 'phone_old', 'phone_new'],
    }).notNull(),
    /**
     * Null when nobody has that number: the row of a reset exists all the same, so that nothing
     * differs. The codes of the hire form, of alerts and of signing in by code belong to a phone.
     */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    /** The session, or the hash of the challenge, that alone may use the code. */
    binding: text().notNull(),
    /** Keyed hash of the address block that asked; null on the own machine while developing. */
    addressBlock: text('address_block'),
    tries: smallint().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('otp_codes_binding').on(table.binding, table.createdAt),
    index('otp_codes_created').on(table.createdAt),
    index('otp_codes_block').on(table.purpose, table.addressBlock, table.createdAt),
    onlyItsWords('otp_codes_purpose', table.purpose),
  ],
);

/** The token a right reset code is exchanged for; only the hash is stored. */
export const resetTokens = pgTable('reset_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
