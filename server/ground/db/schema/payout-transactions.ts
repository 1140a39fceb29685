import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Transactions by which money left us, each named once: none is noted for two payouts.
 * Source: docs/requirements/money/money.md, "Refund".
 */
export const payoutTransactions = pgTable('payout_transactions', {
  /** Letters and digits alone (core/money/words/proof-words.ts). */
  key: text().primaryKey(),
  /** The thing it paid, as the ledger names it. */
  cause: text().notNull().unique(),
  at: moment('at').notNull(),
});
