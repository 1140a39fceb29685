/** The wing's screens for everybody who is signed in, and the short links of SMS. */
import { publicPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { memberPaths, openPaths } from '#core/notify/screens.ts';

export const memberScreens = {
  '/notifications': publicPages('notifications')(
    () => import('./notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
} satisfies Screens<typeof memberPaths>;

const followPage = publicPages()(() => import('./follow/follow-page.tsx'), 'FollowPage');

export const publicScreens = {
  '/r/:requestId': followPage,
  '/s/:screen/:id?': followPage,
} satisfies Screens<typeof openPaths>;
