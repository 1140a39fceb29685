/** The wing's screens that everybody may open. */
import { publicPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { drawnPaths, openPaths } from '#core/market/screens.ts';

const guardianPage = publicPages('boardControls', 'hire', 'parent');

export const publicScreens = {
  '/job-board': publicPages(
    'board',
    'boardControls',
    'tellMe',
  )(() => import('./job-board/job-board-page.tsx'), 'JobBoardPage'),
  '/job-board/alert': publicPages(
    'searchAlert',
    'boardControls',
    'auth',
  )(() => import('./alert/alert-page.tsx'), 'AlertPage'),
  '/stop-alert': publicPages('searchAlert')(
    () => import('./alert/stop-alert-page.tsx'),
    'StopAlertPage',
  ),
  '/job-details/:jobId?': publicPages(
    'board',
    'job',
    'applying',
  )(() => import('./job-details/job-details-page.tsx'), 'JobDetailsPage'),
  '/hub': publicPages(
    'hub',
    'hubControls',
    'boardControls',
  )(() => import('./hub/hub-page.tsx'), 'HubPage'),
  '/hub/tutor-profile/:tutorId': publicPages(
    'hub',
    'tutorProfile',
    'job',
  )(() => import('./hub/hub-tutor-page.tsx'), 'HubTutorPage'),
  '/crm/hire-tutor': guardianPage(
    () => import('./hire-tutor/hire-tutor-page.tsx'),
    'HireTutorPage',
  ),
  '/compare': guardianPage(() => import('./compare/compare-page.tsx'), 'ComparePage'),
} satisfies Screens<[...typeof drawnPaths, ...typeof openPaths]>;
