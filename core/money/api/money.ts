/** Invoices, payments and the account of a person. Sums are poisha. Source: docs/requirements/money/money.md, "Invoices". */
import { z } from 'zod';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { invoiceKinds, invoiceStatuses, ledgerKinds } from '#core/money/words/money-words.ts';

export const poisha = z.int().describe('poisha, a hundredth of a taka');

export const invoice = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStatuses),
  is_overdue: z.boolean(),
  amount_poisha: poisha.describe('as it was issued'),
  reduced_poisha: poisha.describe('taken off because the tuition has ended'),
  paid_poisha: poisha,
  promo_poisha: poisha.describe('of what was paid, by promo codes'),
  open_poisha: poisha.describe('still to be paid'),
  issue_date: z.string().describe('YYYY-MM-DD'),
  due_date: z.string().describe('YYYY-MM-DD'),
  paid_at: z.string().nullable(),
  receipts: z.array(z.string()).describe('references of the payments that paid of it'),
  about: z.string().nullable().describe('of a bill of staff: what it is for'),
  coach: z
    .object({
      request_no: z.string(),
      coach_name: z.string(),
      month: z.string().describe('YYYY-MM'),
      hours: z.int().describe('a day'),
      days: z.int().describe('of the 20 days of a month'),
      monthly_bill_poisha: poisha,
      extra_bill_poisha: poisha.describe('for work outside'),
      service_charge_poisha: poisha,
    })
    .nullable()
    .describe('of a month with a coach'),
  charge: z
    .object({
      job_id: z.int(),
      class_name: z.string(),
      category_name: z.string().describe('the medium'),
      job_duration: z.int().describe('months; 0 goes on'),
      job_type: z.enum(['online', 'home', 'crash', 'two-month', 'one-month']),
      salary: z.int().describe('taka a month, of which the charge is a part'),
      percent: z.int(),
    })
    .nullable()
    .describe('of a platform charge'),
});
export type Invoice = z.infer<typeof invoice>;
export const invoicesAnswer = pagedAnswer(invoice).extend({
  unpaid_poisha: poisha,
  balance_poisha: poisha.describe('what we hold for the person'),
  payout_due: z.string().nullable().describe('YYYY-MM-DD: by then the balance is sent'),
  applying_stop: z
    .object({ invoice_id: z.int(), on: z.string().describe('YYYY-MM-DD'), is_now: z.boolean() })
    .nullable()
    .describe('of tutors: from when on an overdue invoice keeps them from applying'),
});

export const transaction = z.object({
  id: z.int(),
  number: z.string(),
  date: z.string(),
  kind: z.enum(ledgerKinds),
  description: z.string(),
  amount_poisha: poisha.describe('below zero: owed by the person, or paid out'),
  invoice_number: z.string().nullable(),
  receipt_ref: z.string().nullable().describe('of a payment: it has a receipt'),
});
export const transactionsAnswer = pagedAnswer(transaction);
