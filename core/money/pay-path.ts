import type { accountTypes } from '../account/account-words.ts';

/** The screen where an invoice is paid, in the area of whoever owes it. */
export const payPath = (type: (typeof accountTypes)[number], invoiceId: number): string =>
  type === 'parent'
    ? `/parent/dashboard/payment/invoice/pay-now/${invoiceId}`
    : `/tutor/payment/pay-now/${invoiceId}`;
