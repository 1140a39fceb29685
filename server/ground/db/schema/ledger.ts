/** Double entry, written once and never changed. Source: docs/requirements/money/money.md, "Ledger". */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { ledgerKinds, ownAccounts, personalAccounts } from '#core/money/words/money-words.ts';
import { invoices } from './invoices.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text({ enum: [...personalAccounts, ...ownAccounts] }).notNull(),
    /** The person the account belongs to; null: ours. */
    userId: integer('user_id').references(() => users.id),
  },
  (table) => [
    unique('ledger_accounts_one').on(table.userId, table.name).nullsNotDistinct(),
    onlyItsWords('ledger_accounts_name', table.name),
    check(
      'ledger_accounts_owner',
      sql`(${table.name} in ('receivable', 'balance')) = (${table.userId} is not null)`,
    ),
  ],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** The event it comes of, such as `invoice:17`: no event is booked twice. */
    cause: text().notNull().unique(),
    at: moment('at').notNull(),
    invoiceId: integer('invoice_id').references(() => invoices.id),
    /** The member of staff who did it; null: it follows from an event. */
    byUserId: integer('by_user_id').references(() => users.id),
    reversesId: bigint('reverses_id', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => ledgerTransactions.id),
  },
  (table) => [
    index('ledger_transactions_invoice').on(table.invoiceId),
    index('ledger_transactions_at').on(table.at, table.id),
    onlyItsWords('ledger_transactions_kind', table.kind),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    poisha: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.accountId] }),
    index('ledger_entries_account').on(table.accountId, table.transactionId),
    check('ledger_entries_poisha', sql`${table.poisha} <> 0`),
  ],
);
