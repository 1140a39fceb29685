import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Moments of what is limited, one row a key, so that a limit holds over all nodes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Keyed hashes where they stand for a phone or an address. */
    key: text().primaryKey(),
    /** Milliseconds since 1970, oldest first. */
    hits: bigint({ mode: 'number' }).array().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expires').on(table.expiresAt)],
);
