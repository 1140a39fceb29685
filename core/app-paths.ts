/** Every address the app has a screen for; the server answers others with status 404. */
export const appPaths = [
  '/',
  '/job-board',
  '/job-details',
  '/job-details/:jobId',
  '/auth/signin',
  '/auth/signup-as',
  '/auth/tutor/signup',
  '/auth/parent/signup',
  '/auth/otp-verification',
  '/auth/get-phone',
  '/auth/forgotten-password',
  '/auth/otp-verification-for-password-reset',
  '/auth/reset-password',
  '/tutor',
  '/tutor/dashboard',
  '/tutor/job-board/saved-jobs',
  '/tutor/job-board/available-jobs',
  '/tutor/job-history/applied-jobs',
  '/tutor/job-history/shortlisted-jobs',
  '/tutor/job-history/appointed-jobs',
  '/tutor/job-history/confirm-jobs',
  '/tutor/job-history/cancel-jobs',
  '/notifications',
  '/staff',
  '/staff/requests/:id',
  '/staff/requests/:id/pipeline',
  '/staff/people',
  '/staff/people/:id',
  '/staff/coach-requests',
  '/staff/audit',
  '/parent',
  '/parent/dashboard',
  '/terms-conditions',
] as const;

const patterns = appPaths.map(
  (path) => new RegExp(`^${path === '/' ? '' : path.replace(/:[^/]+/g, '[^/]+')}/?$`),
);

export const isAppPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
