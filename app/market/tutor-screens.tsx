/** The wing's screens in the tutor's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { leadTo, type Screens } from '#app/ground/page/screens.tsx';
import type { tutorPaths } from '#core/market/screens.ts';
import { JobTabs } from './own-jobs/job-tabs.tsx';

const boardPage = lazyPages('board');
const JobBoardPart = lazyPages(
  'board',
  'boardControls',
  'tellMe',
)(() => import('./job-board/job-board-page.tsx'), 'JobBoardPart');

const TabbedBoard = () => (
  <>
    <JobTabs />
    <JobBoardPart />
  </>
);

export const tutorScreens = {
  '/tutor/job-board': TabbedBoard,
  '/tutor/job-board/available-jobs': boardPage(
    () => import('./own-jobs/available-jobs-page.tsx'),
    'AvailableJobsPage',
  ),
  '/tutor/job-board/saved-jobs': boardPage(
    () => import('./own-jobs/saved-jobs-page.tsx'),
    'SavedJobsPage',
  ),
  '/tutor/job-board/saved-searches': lazyPages('ownBoard')(
    () => import('./own-jobs/saved-searches-page.tsx'),
    'SavedSearchesPage',
  ),
  '/tutor/job-history': leadTo('/tutor/job-history/applied-jobs'),
  '/tutor/job-history/:tab': lazyPages('history')(
    () => import('./applying/history/job-history-page.tsx'),
    'JobHistoryPage',
  ),
} satisfies Screens<typeof tutorPaths>;
