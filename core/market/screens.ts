/** The paths of the wing's screens, by who opens them: core/ground/screen-paths.ts. */

export const drawnPaths = [
  '/job-board',
  '/job-details/:jobId?',
  '/hub',
  '/hub/tutor-profile/:tutorId',
  '/crm/hire-tutor',
  '/compare',
] as const;

/** The pages of one reader each: the browser draws them. */
export const openPaths = ['/job-board/alert', '/stop-alert'] as const;

export const tutorPaths = [
  '/tutor/job-board',
  '/tutor/job-board/available-jobs',
  '/tutor/job-board/saved-jobs',
  '/tutor/job-board/saved-searches',
  '/tutor/job-history',
  {
    path: '/tutor/job-history/:tab',
    words: ['applied-jobs', 'shortlisted-jobs', 'appointed-jobs', 'confirm-jobs', 'cancel-jobs'],
  },
] as const;

export const guardianPaths = [
  '/parent/dashboard/hire',
  '/parent/dashboard/hire/home-tutor',
] as const;
