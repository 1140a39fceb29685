import type { accountTypes } from '#core/people/account/account-words.ts';

type AccountType = (typeof accountTypes)[number];

/**
 * Returns the path of the screen where an invoice is paid, in the area of the person who owes it.
 */
export const payPath = (type: AccountType, invoiceId: number) =>
  type === 'parent'
    ? (`/parent/dashboard/payment/invoice/pay-now/${invoiceId}` as const)
    : (`/tutor/payment/pay-now/${invoiceId}` as const);

/** The history of what came and went. */
export const historyPath = (type: AccountType) =>
  type === 'parent'
    ? '/parent/dashboard/payment/transaction-history'
    : '/tutor/payment/transaction-history';

/** Returns the path where a tutor claims the platform charge of an ended tuition back. */
export const claimPath = (invoiceId: number) => `/tutor/payment/refund/${invoiceId}` as const;
