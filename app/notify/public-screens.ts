/** The wing's screens for everybody who is signed in. */
import { publicPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { memberPaths } from '#core/notify/screens.ts';

export const memberScreens = {
  '/notifications': publicPages('notifications')(
    () => import('./notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
} satisfies Screens<typeof memberPaths>;
