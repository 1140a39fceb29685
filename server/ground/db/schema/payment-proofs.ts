import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moneyServices, proofStates } from '#core/money/words/proof-words.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { payments } from './payments.ts';
import { users } from './people.ts';

/**
 * The facts known of a payment that no service reports: the payer's or staff's word until it is
 * decided.
 * Source: docs/requirements/money/money.md, "Proof by hand".
 */
export const paymentProofs = pgTable(
  'payment_proofs',
  {
    paymentId: integer('payment_id')
      .primaryKey()
      .references(() => payments.id),
    state: text({ enum: proofStates }).notNull().default('open'),
    /** Counts what happened to it: a decision about an older one is refused. */
    version: integer().notNull().default(1),
    service: text({ enum: moneyServices }).notNull(),
    /** Phone or bank account it was sent from. */
    sender: text(),
    /** The id of the transaction as it was given; the payment has it too while it counts. */
    trx: text().notNull(),
    claimedPoisha: bigint('claimed_poisha', { mode: 'number' }).notNull(),
    /** The screenshot, in the store of pictures. */
    file: text(),
    /** The member of staff who noted it; null: the payer sent it. */
    recordedBy: integer('recorded_by').references(() => users.id),
    /** The first of two who confirm a large sum. */
    firstBy: integer('first_by').references(() => users.id),
    firstAt: moment('first_at'),
    firstPoisha: bigint('first_poisha', { mode: 'number' }),
    decidedBy: integer('decided_by').references(() => users.id),
    /** The reason why it was refused, for the payer. */
    answer: text(),
  },
  (table) => [
    index('payment_proofs_state').on(table.state, table.paymentId),
    index('payment_proofs_file').on(table.file).where(sql`${table.file} is not null`),
    onlyItsWords('payment_proofs_state_words', table.state),
    onlyItsWords('payment_proofs_service', table.service),
    check('payment_proofs_claimed', sql`${table.claimedPoisha} > 0`),
    check(
      'payment_proofs_first',
      sql`(${table.firstBy} is null) = (${table.firstAt} is null) and (${table.firstBy} is null) = (${table.firstPoisha} is null)`,
    ),
  ],
);
