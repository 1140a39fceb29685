/** The paths of the wing's screens, by who opens them: core/ground/screen-paths.ts. */

export const memberPaths = ['/payment/:ref'] as const;

export const tutorPaths = [
  '/tutor/payment',
  '/tutor/payment/invoice',
  '/tutor/payment/pay-now',
  '/tutor/payment/pay-now/:invoiceId',
  '/tutor/payment/refund/:invoiceId',
  '/tutor/payment/transaction-history',
  '/tutor/payment/statement',
] as const;

export const guardianPaths = [
  '/parent/bag',
  '/parent/report',
  '/parent/dashboard/payment',
  '/parent/dashboard/payment/invoice',
  '/parent/dashboard/payment/invoice/pay-now',
  '/parent/dashboard/payment/invoice/pay-now/:invoiceId',
  '/parent/dashboard/payment/transaction-history',
  '/parent/dashboard/payment/statement',
] as const;
