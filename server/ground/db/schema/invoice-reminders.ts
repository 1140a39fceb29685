import { pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { invoices } from './invoices.ts';
import { moment } from './moment.ts';
import { refersTo } from './refers-to.ts';

/** Reminders that went out, so that each goes once. */
export const invoiceReminders = pgTable(
  'invoice_reminders',
  {
    invoiceId: refersTo('invoice_id', () => invoices.id),
    /** The days from the day it is due; below zero: before. */
    day: smallint().notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.day] })],
);
