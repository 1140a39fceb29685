import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * The places where sending codes has stopped: a purpose, or a purpose within one address block.
 */
export const otpCircuits = pgTable('otp_circuits', {
  /** The key, such as `hire`, or `hire:` and the keyed hash of a block. */
  key: text().primaryKey(),
  openedAt: moment('opened_at').notNull(),
  /** Codes from before no longer count against it. */
  closedAt: moment('closed_at'),
});
