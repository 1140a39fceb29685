/** The wing's screens that everybody may open. */
import { publicPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { openPaths } from '#core/tuition/screens.ts';

export const publicScreens = {
  '/r/:requestId': publicPages()(() => import('./requests/follow-page.tsx'), 'FollowPage'),
} satisfies Screens<typeof openPaths>;
