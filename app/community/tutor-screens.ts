/** The wing's screens in the tutor's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { tutorPaths } from '#core/community/screens.ts';

const page = lazyPages('community');

export const tutorScreens = {
  '/tutor/community': page(() => import('./community-page.tsx'), 'CommunityPage'),
  '/tutor/community/:postId': page(() => import('./post-page.tsx'), 'PostPage'),
  '/tutor/reviews': lazyPages('tutorReviews')(
    () => import('./reviews/reviews-page.tsx'),
    'ReviewsPage',
  ),
} satisfies Screens<typeof tutorPaths>;
