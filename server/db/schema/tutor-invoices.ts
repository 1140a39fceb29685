import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { transactionKinds } from '#core/profile/work-words.ts';
import { applications } from './applications.ts';
import { jobOffers } from './job-offers.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

/** What a tutor owes the platform for a confirmed job. Whole taka. */
export const tutorInvoices = pgTable(
  'tutor_invoices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id),
    /** One charge for one confirmation, however often it is asked for. */
    applicationId: integer('application_id')
      .notNull()
      .unique()
      .references(() => applications.id),
    jobOfferId: refersTo('job_offer_id', () => jobOffers.id),
    jobType: text('job_type', {
      enum: ['online', 'home', 'crash', 'two-month', 'one-month'],
    }).notNull(),
    /** As they were at the confirmation. */
    salary: integer().notNull(),
    percent: smallint().notNull(),
    taka: integer().notNull(),
    /** What the end of the tuition took off the charge, under the rule of refunds; not in `taka`. */
    reducedBy: integer('reduced_by').notNull().default(0),
    status: text({ enum: ['unpaid', 'paid', 'free', 'cancelled'] }).notNull(),
    issuedAt: moment('issued_at').notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('tutor_invoices_tutor').on(table.tutorId, table.issuedAt),
    onlyItsWords('tutor_invoices_status', table.status),
    check('tutor_invoices_reduced', sql`${table.reducedBy} >= 0`),
    check('tutor_invoices_taka', sql`${table.taka} >= 0 and ${table.percent} between 0 and 100`),
    check('tutor_invoices_paid', sql`(${table.status} = 'paid') = (${table.paidAt} is not null)`),
  ],
);

/** The tutor's account with the platform, a line each: charges below zero, what is given back above. */
export const tutorTransactions = pgTable(
  'tutor_transactions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id),
    invoiceId: integer('invoice_id').references(() => tutorInvoices.id),
    kind: text({ enum: transactionKinds }).notNull(),
    taka: integer().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('tutor_transactions_tutor').on(table.tutorId, table.at),
    onlyItsWords('tutor_transactions_kind', table.kind),
  ],
);
