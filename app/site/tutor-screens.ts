/** The wing's screens in the tutor's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { tutorPaths } from '#core/site/screens.ts';

export const tutorScreens = {
  '/tutor/shop': lazyPages('shop')(() => import('./shop/shop-page.tsx'), 'ShopPage'),
} satisfies Screens<typeof tutorPaths>;
