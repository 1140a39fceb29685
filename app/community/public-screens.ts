/** The wing's screens for everybody who is signed in. */
import { publicPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { memberPaths } from '#core/community/screens.ts';

export const memberScreens = {
  '/community/:postId': publicPages()(() => import('./shared-post-page.tsx'), 'SharedPostPage'),
} satisfies Screens<typeof memberPaths>;
