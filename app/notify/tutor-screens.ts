/** The wing's screens in the tutor's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { tutorPaths } from '#core/notify/screens.ts';

export const tutorScreens = {
  '/tutor/settings/notifications': lazyPages(
    'settings',
    'profile',
    'form',
    'errors',
  )(() => import('./choices/tutor-choices-page.tsx'), 'NotificationsPage'),
} satisfies Screens<typeof tutorPaths>;
