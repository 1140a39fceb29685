/**
 * Method and path of every endpoint of the first screens.
 * Paths are fixed: docs/requirements/ground/api.md, "Paths".
 */

export const endpoints = {
  getParentDashboard: { method: 'GET', path: '/api/parent/dashboard' },
  listRecommendedTutors: { method: 'GET', path: '/api/parent/recommended-tutors' },
} as const;
