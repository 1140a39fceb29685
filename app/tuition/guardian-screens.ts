/** The wing's screens in the guardian's area. */
import {
  MY_COACHES_PATH,
  MY_TUTORS_PATH,
  ONLINE_LESSONS_PATH,
} from '#app/ground/links/parent-paths.ts';
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { leadTo, type Screens } from '#app/ground/page/screens.tsx';
import type { guardianPaths } from '#core/tuition/screens.ts';

const page = lazyPages();
const coachPage = lazyPages('coaches');
const teachingPage = lazyPages('teaching', 'routine');
const lettersPage = lazyPages('letters');
const lessonsPage = lazyPages('onlineLessons', 'papers', 'money');
const onlineTutorsPage = lazyPages('onlineLessons');

export const guardianScreens = {
  '/parent/course': leadTo(MY_TUTORS_PATH),
  '/parent/dashboard/hire/home-coach': page(
    () => import('./coach/home-coach-page.tsx'),
    'HomeCoachPage',
  ),
  '/parent/dashboard/requests/tutor-requests': page(
    () => import('./requests/tutor-requests-page.tsx'),
    'TutorRequestsPage',
  ),
  '/parent/dashboard/requests/tutor-requests/:requestId': lazyPages('handover', 'job')(
    () => import('./requests/request-page.tsx'),
    'RequestPage',
  ),
  '/parent/dashboard/requests/tutor-requests/:requestId/edit': page(
    () => import('./requests/edit-request-page.tsx'),
    'EditRequestPage',
  ),
  '/parent/dashboard/requests/coach-requests': coachPage(
    () => import('./coach/coach-requests-page.tsx'),
    'CoachRequestsPage',
  ),
  '/parent/dashboard/requests/coach-requests/:requestId/edit': coachPage(
    () => import('./coach/edit-coach-page.tsx'),
    'EditCoachPage',
  ),
  '/parent/dashboard/teachers/my-tutor': lazyPages('teaching')(
    () => import('./my-tutors/my-tutors-page.tsx'),
    'MyTutorsPage',
  ),
  '/parent/dashboard/teachers/week': teachingPage(
    () => import('./teaching/week/week-page.tsx'),
    'WeekPage',
  ),
  '/parent/dashboard/teachers/my-coach': coachPage(
    () => import('./coach/my-coaches-page.tsx'),
    'MyCoachesPage',
  ),
  '/parent/dashboard/teachers/online-tutor': onlineTutorsPage(
    () => import('./online-lessons/guardian/own-online-tutors-page.tsx'),
    'OwnOnlineTutorsPage',
  ),
  // One thing's addresses without its number lead to the list of them.
  '/parent/dashboard/manage-tutor/:tab': leadTo(MY_TUTORS_PATH),
  '/parent/dashboard/manage-tutor/routine/:tuitionId': teachingPage(
    () => import('./teaching/routine/routine-page.tsx'),
    'RoutinePage',
  ),
  '/parent/dashboard/manage-tutor/lessons/:tuitionId': teachingPage(
    () => import('./teaching/lessons/lessons-page.tsx'),
    'LessonsPage',
  ),
  '/parent/dashboard/manage-tutor/lessons/:tuitionId/report': teachingPage(
    () => import('./teaching/report/report-page.tsx'),
    'ReportPage',
  ),
  '/parent/dashboard/manage-tutor/job-details/:tuitionId': lazyPages(
    'teaching',
    'handover',
    'job',
  )(() => import('./teaching/details/tuition-details-page.tsx'), 'TuitionDetailsPage'),
  '/parent/dashboard/manage-tutor/changes/:tuitionId': lazyPages('teaching', 'changes')(
    () => import('./teaching/changes/changes-page.tsx'),
    'ChangesPage',
  ),
  '/parent/dashboard/manage-tutor/messages/:tuitionId': lazyPages(
    'teaching',
    'chat',
    'errors',
  )(() => import('./chat/thread/thread-page.tsx'), 'ThreadPage'),
  '/parent/dashboard/manage-coach/:tab': leadTo(MY_COACHES_PATH),
  '/parent/dashboard/manage-coach/job-details/:requestId': lazyPages('coaches', 'money')(
    () => import('./coach/coach-job-page.tsx'),
    'CoachJobPage',
  ),
  '/parent/dashboard/online-lesson': lessonsPage(
    () => import('./online-lessons/guardian/online-lessons-page.tsx'),
    'OnlineLessonsPage',
  ),
  '/parent/dashboard/online-lesson/tutors': onlineTutorsPage(
    () => import('./online-lessons/guardian/choose-tutor-page.tsx'),
    'ChooseTutorPage',
  ),
  '/parent/dashboard/online-lesson/book/:tutorid': lazyPages(
    'onlineLessons',
    'form',
    'errors',
  )(() => import('./online-lessons/guardian/book-page.tsx'), 'BookPage'),
  '/parent/dashboard/online-lesson/view': leadTo(ONLINE_LESSONS_PATH),
  '/parent/dashboard/online-lesson/view/:lessonId': lessonsPage(
    () => import('./online-lessons/lesson-page.tsx'),
    'LessonPage',
  ),
  '/parent/dashboard/messages': lazyPages('chat')(
    () => import('./chat/list/threads-page.tsx'),
    'ThreadsPage',
  ),
  '/parent/dashboard/confirmation-letters': lettersPage(
    () => import('./teaching/letters/letters-page.tsx'),
    'LettersPage',
  ),
  '/parent/dashboard/confirmation-letters/:tuitionId': lettersPage(
    () => import('./teaching/letters/letter-page.tsx'),
    'LetterPage',
  ),
} satisfies Screens<typeof guardianPaths>;
