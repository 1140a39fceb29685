/** Invoices, payments and the account of a person. Sums are poisha. Source: docs/requirements/money/money.md, "Invoices". */
import { z } from 'zod';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { invoiceKinds, invoiceStatuses, ledgerKinds } from '#core/money/words/money-words.ts';

export const poisha = z.int();

export const invoice = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStatuses),
  is_overdue: z.boolean(),
  amount_poisha: poisha,
  reduced_poisha: poisha,
  paid_poisha: poisha,
  promo_poisha: poisha,
  open_poisha: poisha,
  issue_date: z.string(),
  due_date: z.string(),
  paid_at: z.string().nullable(),
  receipts: z.array(z.string()),
  about: z.string().nullable(),
  coach: z
    .object({
      request_no: z.string(),
      coach_name: z.string(),
      month: z.string(),
      hours: z.int(),
      days: z.int(),
      monthly_bill_poisha: poisha,
      extra_bill_poisha: poisha,
      service_charge_poisha: poisha,
    })
    .nullable(),
  charge: z
    .object({
      job_id: z.int(),
      class_name: z.string(),
      category_name: z.string(),
      job_duration: z.int(),
      job_type: z.enum(['online', 'home', 'crash', 'two-month', 'one-month']),
      salary: z.int(),
      percent: z.int(),
    })
    .nullable(),
});
export type Invoice = z.infer<typeof invoice>;
export const invoicesAnswer = pagedAnswer(invoice).extend({
  unpaid_poisha: poisha,
  balance_poisha: poisha,
  payout_due: z.string().nullable(),
  applying_stop: z.object({ invoice_id: z.int(), on: z.string(), is_now: z.boolean() }).nullable(),
});

export const transaction = z.object({
  id: z.int(),
  number: z.string(),
  date: z.string(),
  kind: z.enum(ledgerKinds),
  description: z.string(),
  amount_poisha: poisha,
  invoice_number: z.string().nullable(),
  receipt_ref: z.string().nullable(),
});
export const transactionsAnswer = pagedAnswer(transaction);
