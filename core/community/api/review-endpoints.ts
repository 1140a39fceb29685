/** Method and path of reviews. Paths are fixed: docs/requirements/ground/api.md, "Paths". */
export const reviewEndpoints = {
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
