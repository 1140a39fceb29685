import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { payoutServices, payoutStates } from '#core/money/words/payout-words.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The money we held for somebody and sent to them. Source: docs/requirements/money/money.md,
 * "Payouts".
 */
export const balancePayouts = pgTable(
  'balance_payouts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: refersTo('user_id', () => users.id),
    state: text({ enum: payoutStates }).notNull(),
    /** Counts what happened to it: undoing an older one is refused. */
    version: integer().notNull().default(1),
    poisha: bigint({ mode: 'number' }).notNull(),
    service: text({ enum: payoutServices }).notNull(),
    /** `01XXXXXXXXX`; null once the account is erased. */
    number: text(),
    /** The first of two, above the set sum. */
    firstBy: integer('first_by').references(() => users.id),
    firstAt: moment('first_at'),
    paidBy: integer('paid_by').references(() => users.id),
    paidAt: moment('paid_at'),
    /** The transaction by which it was sent. */
    trx: text(),
    undoneBy: integer('undone_by').references(() => users.id),
    undoneAt: moment('undone_at'),
    undoReason: text('undo_reason'),
  },
  (table) => [
    index('balance_payouts_user').on(table.userId, table.id),
    uniqueIndex('balance_payouts_waiting').on(table.userId).where(sql`${table.state} = 'waiting'`),
    onlyItsWords('balance_payouts_state', table.state),
    onlyItsWords('balance_payouts_service', table.service),
    check('balance_payouts_poisha', sql`${table.poisha} > 0`),
    check('balance_payouts_first', sql`(${table.firstBy} is null) = (${table.firstAt} is null)`),
    check(
      'balance_payouts_two',
      sql`${table.firstBy} is distinct from ${table.paidBy} or ${table.firstBy} is null`,
    ),
    check(
      'balance_payouts_paid',
      sql`(${table.state} = 'waiting') = (${table.paidAt} is null) and (${table.paidAt} is null) = (${table.paidBy} is null) and (${table.paidAt} is null) = (${table.trx} is null)`,
    ),
    check(
      'balance_payouts_undone',
      sql`(${table.state} = 'undone') = (${table.undoneAt} is not null) and (${table.undoneAt} is null) = (${table.undoneBy} is null)`,
    ),
  ],
);
