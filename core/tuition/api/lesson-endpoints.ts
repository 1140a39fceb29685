/** Routine, lessons and the week of a tuition's two people; `:id` is that of the tuition. */
export const lessonEndpoints = {
  getRoutine: { method: 'GET', path: '/api/tuitions/:id/routine' },
  addRoutineEntry: { method: 'POST', path: '/api/tuitions/:id/routine' },
  changeRoutineEntry: { method: 'PUT', path: '/api/tuitions/:id/routine/:entryId' },
  removeRoutineEntry: { method: 'DELETE', path: '/api/tuitions/:id/routine/:entryId' },
  getWeek: { method: 'GET', path: '/api/week' },
  getCalendarFeed: { method: 'GET', path: '/api/calendar-feed' },
  renewCalendarFeed: { method: 'POST', path: '/api/calendar-feed' },
  endCalendarFeed: { method: 'DELETE', path: '/api/calendar-feed' },

  listTuitionLessons: { method: 'GET', path: '/api/tuitions/:id/lessons' },
  markLesson: { method: 'POST', path: '/api/tuitions/:id/lessons' },
  correctLesson: { method: 'PUT', path: '/api/tuitions/:id/lessons/:lessonId' },
  removeLesson: { method: 'POST', path: '/api/tuitions/:id/lessons/:lessonId/remove' },
  keepLesson: { method: 'POST', path: '/api/tuitions/:id/lessons/:lessonId/keep' },
  confirmLessons: { method: 'POST', path: '/api/tuitions/:id/lessons/confirm' },
  disputeLesson: { method: 'POST', path: '/api/tuitions/:id/lessons/:lessonId/dispute' },
  getLessonReport: { method: 'GET', path: '/api/tuitions/:id/lesson-report' },

  listStaffLessons: { method: 'GET', path: '/api/staff/lessons' },
  settleLesson: { method: 'POST', path: '/api/staff/lessons/:id/settle' },
} as const;
