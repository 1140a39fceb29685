import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { refundStates, sendingOutcomes } from '#core/money/words/refund-words.ts';
import { invoices } from './invoices.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { payments } from './payments.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The money of a paid charge that a tutor claims back. Source: docs/requirements/money/money.md,
 * "Refund".
 */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    invoiceId: refersTo('invoice_id', () => invoices.id),
    userId: refersTo('user_id', () => users.id),
    state: text({ enum: refundStates }).notNull(),
    /** Counts what happened to it: a decision about an older one is refused. */
    version: integer().notNull().default(1),
    poisha: bigint({ mode: 'number' }).notNull(),
    /** The tutor's words. */
    reason: text().notNull(),
    claimedAt: moment('claimed_at').notNull(),
    decidedAt: moment('decided_at'),
    /** Null: the rule decided. */
    decidedBy: integer('decided_by').references(() => users.id),
    /** The reason why it was refused, for the tutor. */
    answer: text(),
    /** The payment by which it goes back; null where staff send it by hand. */
    paymentId: integer('payment_id').references(() => payments.id),
    /** The service's own name of what it gives back. */
    serviceRef: text('service_ref'),
    /** The number of times a service was told to give it back; it may have refused. */
    tries: smallint().notNull().default(0),
    /**
     * The time at which the service is asked next while it is being sent; `asked` is how often it
     * was.
     */
    askAt: moment('ask_at'),
    asked: smallint().notNull().default(0),
    /**
     * The outcome of it that one of the staff has read in the service's panel; a second one has to
     * say the same.
     */
    wordOutcome: text('word_outcome', { enum: sendingOutcomes }),
    wordTrx: text('word_trx'),
    wordReason: text('word_reason'),
    wordBy: integer('word_by').references(() => users.id),
    wordAt: moment('word_at'),
    paidAt: moment('paid_at'),
    paidBy: integer('paid_by').references(() => users.id),
    /** The transaction by which it was sent. */
    payoutTrx: text('payout_trx'),
  },
  (table) => [
    uniqueIndex('refunds_invoice').on(table.invoiceId).where(sql`${table.state} <> 'refused'`),
    index('refunds_state').on(table.state, table.claimedAt),
    index('refunds_user').on(table.userId),
    onlyItsWords('refunds_state_words', table.state),
    check('refunds_poisha', sql`${table.poisha} > 0`),
    check('refunds_decided', sql`(${table.state} = 'claimed') = (${table.decidedAt} is null)`),
    index('refunds_sending').on(table.askAt).where(sql`${table.state} = 'sending'`),
    check(
      'refunds_sending_asks',
      sql`(${table.state} = 'sending') = (${table.askAt} is not null) and (${table.state} <> 'sending' or ${table.paymentId} is not null)`,
    ),
    onlyItsWords('refunds_word_outcome', table.wordOutcome),
    check(
      'refunds_word',
      sql`(${table.wordOutcome} is null) = (${table.wordBy} is null) and (${table.wordOutcome} is null) = (${table.wordAt} is null) and (${table.wordOutcome} is not distinct from 'given_back') = (${table.wordTrx} is not null) and (${table.wordOutcome} is null or ${table.state} = 'sending')`,
    ),
    check(
      'refunds_paid',
      sql`(${table.state} = 'paid') = (${table.paidAt} is not null and ${table.payoutTrx} is not null)`,
    ),
  ],
);
