/** The wing's screens in the tutor's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { leadTo, type Screens } from '#app/ground/page/screens.tsx';
import type { tutorPaths } from '#core/tuition/screens.ts';

const teachingPage = lazyPages('teaching', 'routine');
const lettersPage = lazyPages('letters');
const lessonsPage = lazyPages('onlineLessons', 'papers');

export const tutorScreens = {
  '/tutor/my-students': lazyPages('teaching')(
    () => import('./my-students/my-students-page.tsx'),
    'MyStudentsPage',
  ),
  '/tutor/my-students/:tab': leadTo('/tutor/my-students'),
  '/tutor/my-students/week': teachingPage(
    () => import('./teaching/week/week-page.tsx'),
    'WeekPage',
  ),
  '/tutor/my-students/routine/:tuitionId': teachingPage(
    () => import('./teaching/routine/routine-page.tsx'),
    'RoutinePage',
  ),
  '/tutor/my-students/lessons/:tuitionId': teachingPage(
    () => import('./teaching/lessons/lessons-page.tsx'),
    'LessonsPage',
  ),
  '/tutor/my-students/lessons/:tuitionId/report': teachingPage(
    () => import('./teaching/report/report-page.tsx'),
    'ReportPage',
  ),
  '/tutor/my-students/job-details/:tuitionId': lazyPages(
    'teaching',
    'handover',
    'job',
  )(() => import('./teaching/details/tuition-details-page.tsx'), 'TuitionDetailsPage'),
  '/tutor/my-students/changes/:tuitionId': lazyPages('teaching', 'changes')(
    () => import('./teaching/changes/changes-page.tsx'),
    'ChangesPage',
  ),
  '/tutor/my-students/messages/:tuitionId': lazyPages(
    'teaching',
    'chat',
    'errors',
  )(() => import('./chat/thread/thread-page.tsx'), 'ThreadPage'),
  '/tutor/messages': lazyPages('chat')(() => import('./chat/list/threads-page.tsx'), 'ThreadsPage'),
  '/tutor/payment/earnings': lazyPages('money', 'earnings')(
    () => import('./earnings/earnings-page.tsx'),
    'EarningsPage',
  ),
  '/tutor/confirmation-letters': lettersPage(
    () => import('./teaching/letters/letters-page.tsx'),
    'LettersPage',
  ),
  '/tutor/confirmation-letters/:tuitionId': lettersPage(
    () => import('./teaching/letters/letter-page.tsx'),
    'LetterPage',
  ),
  '/tutor/live-tutoring': leadTo('/tutor/live-tutoring/upcoming'),
  '/tutor/live-tutoring/:tab': lessonsPage(
    () => import('./online-lessons/tutor/live-tutoring-page.tsx'),
    'LiveTutoringPage',
  ),
  '/tutor/live-tutoring/settings': lazyPages(
    'onlineLessons',
    'form',
    'errors',
  )(() => import('./online-lessons/tutor/lesson-settings-page.tsx'), 'LessonSettingsPage'),
  '/tutor/live-tutoring/view': leadTo('/tutor/live-tutoring/upcoming'),
  '/tutor/live-tutoring/view/:lessonId': lessonsPage(
    () => import('./online-lessons/lesson-page.tsx'),
    'LessonPage',
  ),
  '/tutor/tutoring-request': leadTo('/tutor/tutoring-request/pending'),
  '/tutor/tutoring-request/:tab': lazyPages(
    'onlineLessons',
    'applying',
    'job',
  )(() => import('./online-lessons/tutor/tutoring-requests-page.tsx'), 'TutoringRequestsPage'),
} satisfies Screens<typeof tutorPaths>;
