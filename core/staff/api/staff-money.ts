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
  status: optional(z.enum(staffInvoiceFilters)),
  q: optionalSearch,
  ...pageQuery.shape,
});
export const staffInvoice = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStatuses),
  person: z.object({ user_id: z.int(), name: z.string() }),
  amount_poisha: poisha,
  open_poisha: poisha,
  coach: z
    .object({
      request_no: z.string(),
      coach_name: z.string(),
      month: z.string(),
      share_poisha: poisha,
      paid_at: nullableText,
    })
    .nullable(),
  due_date: z.string(),
  days_late: z.int(),
  paid_at: nullableText,
  last_payment: z
    .object({
      method: z.enum(paymentMethods),
      state: z.enum(paymentStates),
      failure: z.enum(paymentFailures).nullable(),
      at: z.string(),
    })
    .nullable(),
  chargeable: z.object({ payment_id: z.int(), amount_poisha: poisha }).nullable(),
  last_act: invoiceAct.nullable(),
});
export type StaffInvoice = z.infer<typeof staffInvoice>;
export const staffInvoicesAnswer = pagedAnswer(staffInvoice);

export const staffMoneyAnswer = z.object({
  due_poisha: poisha,
  overdue_poisha: poisha,
  received_today_poisha: poisha,
  received_month_poisha: poisha,
});
export const booksCheckAnswer = z.object({
  is_balanced: z.boolean(),
  transactions: z.int(),
  out_of_balance: z.int(),
  wrong_invoices: z.int(),
  total_poisha: poisha,
  checked_at: z.string(),
});
