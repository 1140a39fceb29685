/**
 * The endpoints of `endpoints.ts` that the app's first screens call, apart: the rest of the table,
 * which grows with every area, is fetched by the first screen that needs it.
 */
import { widgetEndpoints } from '#core/api/widget-endpoints.ts';

export const firstEndpoints = {
  ...widgetEndpoints,
  getHome: { method: 'GET', path: '/api/home' },
  listSimilarJobs: { method: 'GET', path: '/api/job-board/:jobId/similar' },
  signIn: { method: 'POST', path: '/api/v1/login' },
  signOut: { method: 'POST', path: '/api/v1/logout' },
  getCurrentUser: { method: 'GET', path: '/api/v1/user' },
  applyToJob: { method: 'POST', path: '/api/apply/:jobId' },
  saveJob: { method: 'POST', path: '/api/saved-jobs' },
  unsaveJob: { method: 'DELETE', path: '/api/saved-jobs/:id' },
  getJobFlags: { method: 'GET', path: '/api/my-job-flags' },
} as const;
