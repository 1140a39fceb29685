/** The wing's screens in the guardian's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { guardianPaths } from '#core/notify/screens.ts';

export const guardianScreens = {
  '/parent/dashboard/profile/settings/notifications': lazyPages('settings')(
    () => import('./choices/guardian-choices-page.tsx'),
    'NotificationsPage',
  ),
} satisfies Screens<typeof guardianPaths>;
