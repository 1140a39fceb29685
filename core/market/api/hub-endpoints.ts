/**
 * Method and path of the tutor hub and of what everybody reads of reviews. Paths are fixed:
 * docs/requirements/ground/api.md, "Paths".
 */

/** Open to everybody, also on partner pages; apart, so that these pages load nothing else. */
export const publicHubEndpoints = {
  listTutors: { method: 'GET', path: '/api/tutor-hub' },
  compareTutors: { method: 'GET', path: '/api/tutor-hub/compare' },
  getHubTutor: { method: 'GET', path: '/api/hub/tutor-profile/:tutorId' },
  listReviews: { method: 'GET', path: '/api/hub/tutor-profile/:tutorId/reviews' },
} as const;

export const hubEndpoints = {
  ...publicHubEndpoints,
  listTutorAreas: { method: 'GET', path: '/api/tutor-hub/areas' },
  searchTutors: { method: 'POST', path: '/api/tutor-hub' },
  getTaughtTutor: { method: 'GET', path: '/api/parent/taught-tutors/:tutorId' },
} as const;
