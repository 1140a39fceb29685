/**
 * Method and path of the tutor hub and its reviews. Paths are fixed:
 * docs/requirements/api.md, "Paths".
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
  searchTutors: { method: 'POST', path: '/api/tutor-hub' },
  getTaughtTutor: { method: 'GET', path: '/api/parent/taught-tutors/:tutorId' },
  getOwnReviews: { method: 'GET', path: '/api/hub/tutor-profile/:tutorId/own-reviews' },
  createReview: { method: 'POST', path: '/api/hub/tutor-profile/:tutorId/reviews' },
  updateReview: { method: 'PUT', path: '/api/hub/reviews/:id' },
  deleteReview: { method: 'DELETE', path: '/api/hub/reviews/:id' },
  reportReview: { method: 'POST', path: '/api/hub/reviews/:id/report' },
  listReceivedReviews: { method: 'GET', path: '/api/tutor/reviews' },
  answerReview: { method: 'PUT', path: '/api/hub/reviews/:id/answer' },
  deleteReviewAnswer: { method: 'DELETE', path: '/api/hub/reviews/:id/answer' },
  listStaffReviews: { method: 'GET', path: '/api/staff/reviews' },
  hideReview: { method: 'POST', path: '/api/staff/reviews/:id/hide' },
  unhideReview: { method: 'POST', path: '/api/staff/reviews/:id/unhide' },
  hideReviewAnswer: { method: 'POST', path: '/api/staff/reviews/:id/answer/hide' },
  unhideReviewAnswer: { method: 'POST', path: '/api/staff/reviews/:id/answer/unhide' },
  dismissReports: { method: 'POST', path: '/api/staff/reviews/:id/dismiss-reports' },
} as const;
