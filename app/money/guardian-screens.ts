/** The wing's screens in the guardian's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { leadTo, type Screens } from '#app/ground/page/screens.tsx';
import type { guardianPaths } from '#core/money/screens.ts';

const page = lazyPages('money', 'papers');

export const guardianScreens = {
  '/parent/bag': leadTo('/parent/dashboard/payment/invoice'),
  '/parent/report': leadTo('/parent/dashboard/payment/statement'),
  '/parent/dashboard/payment': leadTo('/parent/dashboard/payment/invoice'),
  '/parent/dashboard/payment/invoice': page(() => import('./invoices-page.tsx'), 'InvoicesPage'),
  '/parent/dashboard/payment/invoice/pay-now': leadTo('/parent/dashboard/payment/invoice'),
  '/parent/dashboard/payment/invoice/pay-now/:invoiceId': page(
    () => import('./pay-now/pay-now-page.tsx'),
    'PayNowPage',
  ),
  '/parent/dashboard/payment/transaction-history': page(
    () => import('./transactions-page.tsx'),
    'TransactionsPage',
  ),
  '/parent/dashboard/payment/statement': page(
    () => import('./statement/statement-page.tsx'),
    'StatementPage',
  ),
} satisfies Screens<typeof guardianPaths>;
