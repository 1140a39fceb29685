/** The life of a tuition, for its tutor and its guardian alike: `:id` is that of the application. */
export const teachingEndpoints = {
  getTuition: { method: 'GET', path: '/api/tuitions/:id' },
  getTuitionChanges: { method: 'GET', path: '/api/tuitions/:id/changes' },
  proposeTuitionChange: { method: 'POST', path: '/api/tuitions/:id/changes' },
  answerTuitionChange: { method: 'POST', path: '/api/tuitions/:id/changes/:changeId/answer' },
  wishAtLeave: { method: 'POST', path: '/api/tuitions/:id/changes/:changeId/wish' },
  withdrawTuitionChange: { method: 'POST', path: '/api/tuitions/:id/changes/:changeId/withdraw' },
  recordDemoResult: { method: 'POST', path: '/api/tuitions/:id/demo-result' },
  askReplacement: { method: 'POST', path: '/api/tuitions/:id/replacement' },
  stopReplacement: { method: 'POST', path: '/api/tuitions/:id/replacement/stop' },
  endTuitionPause: { method: 'POST', path: '/api/tuitions/:id/changes/:changeId/end-pause' },
  listLetters: { method: 'GET', path: '/api/tuition-letters' },
  getLetter: { method: 'GET', path: '/api/tuitions/:id/letter' },
  getOwnHistory: { method: 'GET', path: '/api/tutor/history' },
  showOwnHistory: { method: 'POST', path: '/api/tutor/history' },
  signLetter: { method: 'POST', path: '/api/tuitions/:id/letter/sign' },
} as const;
