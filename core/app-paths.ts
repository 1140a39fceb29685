/** Every address the app has a screen for; the server answers others with status 404. */
export const appPaths = [
  '/',
  '/job-board',
  '/job-details',
  '/job-details/:jobId',
  '/auth/signin',
  '/terms-conditions',
] as const;

const patterns = appPaths.map(
  (path) => new RegExp(`^${path === '/' ? '' : path.replace(/:[^/]+/g, '[^/]+')}/?$`),
);

export const isAppPath = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
