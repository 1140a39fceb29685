/** The money desk of the staff. Sums are poisha. Source: docs/requirements/money/money.md, "Staff". */
import { z } from 'zod';
import { nullableText, optional } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { invoiceAct } from '#core/money/api/invoice-acts.ts';
import { poisha } from '#core/money/api/money.ts';
import { invoiceKinds, invoiceStatuses, paymentMethods } from '#core/money/words/money-words.ts';
import { paymentFailures, paymentStates } from '#core/money/words/payment-states.ts';
import { optionalSearch } from '#core/people/api/fields/staff-fields.ts';
import { staffInvoiceFilters } from '#core/staff/invoice-filters.ts';

export const staffInvoicesQuery = z.object({
  status: optional(z.enum(staffInvoiceFilters)).describe('all without it'),
  q: optionalSearch.describe('invoice number, name, e-mail, tutor id, or a phone in any writing'),
  ...pageQuery.shape,
});
export const staffInvoice = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStatuses),
  person: z.object({ user_id: z.int(), name: z.string() }),
  amount_poisha: poisha.describe('as it was issued'),
  open_poisha: poisha.describe('still to be paid'),
  coach: z
    .object({
      request_no: z.string(),
      coach_name: z.string(),
      month: z.string().describe('YYYY-MM'),
      share_poisha: poisha.describe('what the coach gets'),
      paid_at: nullableText.describe('when staff noted that the coach was paid'),
    })
    .nullable()
    .describe('of a month with a coach'),
  due_date: z.string().describe('YYYY-MM-DD'),
  days_late: z.int().describe('0 when it is not overdue'),
  paid_at: nullableText,
  last_payment: z
    .object({
      method: z.enum(paymentMethods),
      state: z.enum(paymentStates),
      failure: z.enum(paymentFailures).nullable(),
      at: z.string(),
    })
    .nullable()
    .describe('what was tried last to pay it'),
  chargeable: z
    .object({ payment_id: z.int(), amount_poisha: poisha })
    .nullable()
    .describe('the last payment, when its service may have taken it back'),
  last_act: invoiceAct.nullable().describe('what staff did to it by hand last'),
});
export type StaffInvoice = z.infer<typeof staffInvoice>;
export const staffInvoicesAnswer = pagedAnswer(staffInvoice);

export const staffMoneyAnswer = z.object({
  due_poisha: poisha.describe('open and not late'),
  overdue_poisha: poisha,
  received_today_poisha: poisha.describe('since midnight in Dhaka'),
  received_month_poisha: poisha.describe('since the first of the month in Dhaka'),
});
export const booksCheckAnswer = z.object({
  is_balanced: z.boolean(),
  transactions: z.int(),
  out_of_balance: z.int().describe('transactions that do not add up to zero'),
  wrong_invoices: z.int().describe('invoices that say another open sum than the ledger'),
  total_poisha: poisha.describe('of all lines together: zero'),
  checked_at: z.string(),
});
