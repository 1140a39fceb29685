import type { Invoice } from '#core/money/api/money.ts';
import { coachRequestNo } from '#server/ground/text/request-no.ts';
import type { InvoiceRow } from '#server/money/invoices/issue-invoice.ts';

type CoachColumns = Pick<
  InvoiceRow,
  | 'poisha'
  | 'coachRequestId'
  | 'coachMonth'
  | 'coachName'
  | 'coachHours'
  | 'coachDays'
  | 'coachBillPoisha'
  | 'coachExtraPoisha'
>;

/** Null: the invoice is of no coach. */
export function presentCoach(invoice: CoachColumns): Invoice['coach'] {
  const { coachRequestId, coachMonth, coachName, coachHours, coachDays } = invoice;
  const { poisha, coachBillPoisha, coachExtraPoisha } = invoice;
  if (coachRequestId === null || coachMonth === null) return null;
  if (coachHours === null || coachDays === null) return null;
  if (coachBillPoisha === null || coachExtraPoisha === null) return null;
  return {
    request_no: coachRequestNo(coachRequestId),
    coach_name: coachName ?? '',
    month: coachMonth,
    hours: coachHours,
    days: coachDays,
    monthly_bill_poisha: coachBillPoisha,
    extra_bill_poisha: coachExtraPoisha,
    service_charge_poisha: poisha - coachBillPoisha - coachExtraPoisha,
  };
}
