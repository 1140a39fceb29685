/** The paths of the wing's screens, by who opens them: core/ground/screen-paths.ts. */

/** The parts of a tuition; without its number they lead to the list of all. */
const parts = ['routine', 'lessons', 'messages', 'changes', 'job-details'] as const;

export const openPaths = ['/r/:requestId'] as const;

export const tutorPaths = [
  '/tutor/my-students',
  { path: '/tutor/my-students/:tab', words: parts },
  '/tutor/my-students/week',
  '/tutor/my-students/routine/:tuitionId',
  '/tutor/my-students/lessons/:tuitionId',
  '/tutor/my-students/lessons/:tuitionId/report',
  '/tutor/my-students/job-details/:tuitionId',
  '/tutor/my-students/changes/:tuitionId',
  '/tutor/my-students/messages/:tuitionId',
  '/tutor/messages',
  '/tutor/payment/earnings',
  '/tutor/confirmation-letters',
  '/tutor/confirmation-letters/:tuitionId',
  '/tutor/live-tutoring',
  { path: '/tutor/live-tutoring/:tab', words: ['upcoming', 'completed', 'cancelled'] },
  '/tutor/live-tutoring/settings',
  '/tutor/live-tutoring/view',
  '/tutor/live-tutoring/view/:lessonId',
  '/tutor/tutoring-request',
  { path: '/tutor/tutoring-request/:tab', words: ['pending', 'accepted', 'cancelled'] },
] as const;

export const guardianPaths = [
  '/parent/course',
  '/parent/dashboard/hire/home-coach',
  '/parent/dashboard/requests/tutor-requests',
  '/parent/dashboard/requests/tutor-requests/:requestId',
  '/parent/dashboard/requests/tutor-requests/:requestId/edit',
  '/parent/dashboard/requests/coach-requests',
  '/parent/dashboard/requests/coach-requests/:requestId/edit',
  '/parent/dashboard/teachers/my-tutor',
  '/parent/dashboard/teachers/week',
  '/parent/dashboard/teachers/my-coach',
  '/parent/dashboard/teachers/online-tutor',
  { path: '/parent/dashboard/manage-tutor/:tab', words: parts },
  '/parent/dashboard/manage-tutor/routine/:tuitionId',
  '/parent/dashboard/manage-tutor/lessons/:tuitionId',
  '/parent/dashboard/manage-tutor/lessons/:tuitionId/report',
  '/parent/dashboard/manage-tutor/job-details/:tuitionId',
  '/parent/dashboard/manage-tutor/changes/:tuitionId',
  '/parent/dashboard/manage-tutor/messages/:tuitionId',
  { path: '/parent/dashboard/manage-coach/:tab', words: ['job-details'] },
  '/parent/dashboard/manage-coach/job-details/:requestId',
  '/parent/dashboard/online-lesson',
  '/parent/dashboard/online-lesson/tutors',
  '/parent/dashboard/online-lesson/book/:tutorid',
  '/parent/dashboard/online-lesson/view',
  '/parent/dashboard/online-lesson/view/:lessonId',
  '/parent/dashboard/messages',
  '/parent/dashboard/confirmation-letters',
  '/parent/dashboard/confirmation-letters/:tuitionId',
] as const;
