/** The wing's screens in the guardian's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { guardianPaths } from '#core/community/screens.ts';

const page = lazyPages('community');

export const guardianScreens = {
  '/parent/dashboard/community': page(() => import('./community-page.tsx'), 'CommunityPage'),
  '/parent/dashboard/community/:postId': page(() => import('./post-page.tsx'), 'PostPage'),
  '/parent/dashboard/profile/timeline': lazyPages(
    'settings',
    'guardianProfile',
    'profile',
    'form',
    'errors',
    'community',
  )(() => import('./profile-timeline-page.tsx'), 'ProfileTimelinePage'),
} satisfies Screens<typeof guardianPaths>;
