/** The wing's screens for everybody who is signed in. */
import { publicPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { memberPaths } from '#core/money/screens.ts';

export const memberScreens = {
  '/payment/:ref': publicPages('money', 'papers')(
    () => import('./payment-result/payment-result-page.tsx'),
    'PaymentResultPage',
  ),
} satisfies Screens<typeof memberPaths>;
