/** The wing's screens in the guardian's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { guardianPaths } from '#core/market/screens.ts';

const page = lazyPages();

export const guardianScreens = {
  '/parent/dashboard/hire': page(
    () => import('./hire-tutor/hire-chooser-page.tsx'),
    'HireChooserPage',
  ),
  '/parent/dashboard/hire/home-tutor': page(
    () => import('./hire-tutor/home-tutor-page.tsx'),
    'HomeTutorPage',
  ),
} satisfies Screens<typeof guardianPaths>;
