import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { paymentMethods } from '#core/money/words/money-words.ts';
import { paymentFailures, paymentStates } from '#core/money/words/payment-states.ts';
import { invoices } from './invoices.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { promoUses } from './promo-codes.ts';
import { refersTo } from './refers-to.ts';

/** Somebody's attempt to pay an invoice. Source: docs/requirements/money/money.md, "Paying". */
export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The reference by which the gateway and the payer know it. */
    ref: text().notNull().unique(),
    userId: refersTo('user_id', () => users.id),
    invoiceId: refersTo('invoice_id', () => invoices.id),
    method: text({ enum: paymentMethods }).notNull(),
    state: text({ enum: paymentStates }).notNull(),
    /** Asked of the gateway; what comes has to be the same. */
    poisha: bigint({ mode: 'number' }).notNull(),
    /** The use of a promo code that takes something off beside it, once this is paid. */
    promoUseId: integer('promo_use_id').references(() => promoUses.id),
    promoPoisha: bigint('promo_poisha', { mode: 'number' }).notNull().default(0),
    failure: text({ enum: paymentFailures }),
    /** The gateway's own name of it, and the page where the payer goes on. */
    gatewaySession: text('gateway_session'),
    pageUrl: text('page_url'),
    /** The transaction that moved the money: it pays once. */
    gatewayTrx: text('gateway_trx'),
    /** The same transaction however it was written: letters and digits alone (core/money/words/proof-words.ts). */
    trxKey: text('trx_key').generatedAlwaysAs(
      sql`regexp_replace(upper(gateway_trx), '[^A-Z0-9]', '', 'g')`,
    ),
    idempotencyKey: text('idempotency_key').notNull(),
    idempotencyHash: text('idempotency_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The time at which the gateway is asked next; `asked` is how often it was. */
    askAt: moment('ask_at').notNull(),
    asked: smallint().notNull().default(0),
    /** The time since which it waits for staff because the service marks it as risky. */
    heldAt: moment('held_at'),
    /** The time at which the service was asked to execute the payment; it is asked once. */
    executedAt: moment('executed_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('payments_idempotency').on(table.userId, table.idempotencyKey),
    // By whatever way it was told of: the same money is booked once.
    uniqueIndex('payments_trx_key').on(table.trxKey),
    // Nobody is asked to check the same money twice.
    uniqueIndex('payments_open_proof')
      .on(table.invoiceId)
      .where(sql`${table.method} = 'manual' and ${table.state} = 'pending_verify'`),
    index('payments_invoice').on(table.invoiceId, table.id),
    index('payments_promo_use').on(table.promoUseId).where(sql`${table.promoUseId} is not null`),
    index('payments_undecided')
      .on(table.askAt)
      .where(sql`${table.state} in ('created', 'redirected', 'pending_verify')`),
    index('payments_ended')
      .on(table.endedAt)
      .where(sql`${table.state} in ('failed', 'cancelled', 'expired')`),
    onlyItsWords('payments_method', table.method),
    onlyItsWords('payments_state', table.state),
    onlyItsWords('payments_failure', table.failure),
    check('payments_poisha', sql`${table.poisha} > 0`),
    check(
      'payments_promo',
      sql`${table.promoPoisha} >= 0 and (${table.promoUseId} is null) = (${table.promoPoisha} = 0)`,
    ),
    index('payments_held').on(table.heldAt).where(sql`${table.state} = 'held'`),
    check('payments_held', sql`${table.state} <> 'held' or ${table.heldAt} is not null`),
    check(
      'payments_ended',
      sql`(${table.state} in ('created', 'redirected', 'pending_verify', 'held')) = (${table.endedAt} is null)`,
    ),
  ],
);
