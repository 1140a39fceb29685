/** The wing's screens in the tutor's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { leadTo, type Screens } from '#app/ground/page/screens.tsx';
import type { tutorPaths } from '#core/money/screens.ts';

const page = lazyPages('money', 'papers');

export const tutorScreens = {
  '/tutor/payment': leadTo('/tutor/payment/invoice'),
  '/tutor/payment/invoice': page(() => import('./invoices-page.tsx'), 'InvoicesPage'),
  '/tutor/payment/pay-now': leadTo('/tutor/payment/invoice'),
  '/tutor/payment/pay-now/:invoiceId': page(
    () => import('./pay-now/pay-now-page.tsx'),
    'PayNowPage',
  ),
  '/tutor/payment/refund/:invoiceId': lazyPages('money', 'form')(
    () => import('./refund/refund-page.tsx'),
    'RefundPage',
  ),
  '/tutor/payment/transaction-history': page(
    () => import('./transactions-page.tsx'),
    'TransactionsPage',
  ),
  '/tutor/payment/statement': page(() => import('./statement/statement-page.tsx'), 'StatementPage'),
} satisfies Screens<typeof tutorPaths>;
