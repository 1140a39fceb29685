import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { invoiceActKinds } from '#core/money/words/invoice-acts.ts';
import { invoices } from './invoices.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { payments } from './payments.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The acts of staff on an invoice by hand, and the reasons; the sums stand in the ledger.
 * Source: docs/requirements/money/money.md, "Staff".
 */
export const invoiceActs = pgTable(
  'invoice_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: refersTo('invoice_id', () => invoices.id),
    kind: text({ enum: invoiceActKinds }).notNull(),
    poisha: bigint({ mode: 'number' }).notNull(),
    /** The payment that was taken back. */
    paymentId: integer('payment_id').references(() => payments.id),
    reason: text().notNull(),
    byUserId: refersTo('by_user_id', () => users.id),
    at: moment('at').notNull(),
  },
  (table) => [
    index('invoice_acts_invoice').on(table.invoiceId, table.id),
    onlyItsWords('invoice_acts_kind', table.kind),
    check('invoice_acts_poisha', sql`${table.poisha} > 0`),
    check(
      'invoice_acts_payment',
      sql`(${table.kind} in ('payment_reversed', 'charged_back')) = (${table.paymentId} is not null)`,
    ),
  ],
);
