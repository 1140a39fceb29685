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
  '/parent',
  '/parent/dashboard',
  '/parent/dashboard/hire',
  '/parent/dashboard/hire/home-tutor',
  '/parent/dashboard/hire/home-coach',
  '/parent/dashboard/requests/tutor-requests',
  '/parent/dashboard/requests/tutor-requests/:requestId',
  '/parent/dashboard/requests/tutor-requests/:requestId/edit',
  '/parent/dashboard/requests/coach-requests',
  '/parent/dashboard/teachers/my-tutor',
  '/parent/dashboard/profile/settings/students',
  '/parent/dashboard/profile/settings/location',
  '/crm/hire-tutor',
  '/compare',
  '/terms-conditions',
] as const;

const patterns = appPaths.map(
  (path) => new RegExp(`^${path === '/' ? '' : path.replace(/:[^/]+/g, '[^/]+')}/?$`),
);

export const isAppPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
