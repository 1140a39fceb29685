/** New tutors whom staff look at once. */
export const acceptanceEndpoints = {
  askForAcceptance: { method: 'POST', path: '/api/tutor/acceptance/ask' },

  listNewTutors: { method: 'GET', path: '/api/staff/new-tutors' },
  getNewTutor: { method: 'GET', path: '/api/staff/new-tutors/:id' },
  acceptTutor: { method: 'POST', path: '/api/staff/new-tutors/:id/accept' },
  declineTutor: { method: 'POST', path: '/api/staff/new-tutors/:id/decline' },
} as const;
