import type { EndpointName } from '#core/api/endpoints.ts';

/** Everything staff screens read of each other's work, and of what people send in. */
export const isStaffAnswer = (name: string) =>
  /Staff|Pipeline|Person|People|Audit|Partner|Names|TutorDocuments|NewTutor/.test(name);

/**
 * The answers that a notification may report as changed: read again with it, so that nobody is told
 * of what the screen does not show. Left out is anything somebody fills in on top of the version
 * read, such as a coach request.
 */
export const announcedAnswers: readonly EndpointName[] = [
  'listNotifications',
  'getSidebarCounts',
  'getJobFlags',
  'getTutorHandover',
  'getGuardianHandover',
  'getParentDashboard',
  // What was asked for, and who came of it.
  'getRequest',
  'listRequests',
  'listCoachRequests',
  'listTutoringJobs',
  'listTutoringRequests',
  'listTutorWaiting',
  'listOwnCoaches',
  'listOwnTutors',
  'listMyStudents',
  // A tuition.
  'getTuition',
  'getTuitionChanges',
  'getRoutine',
  'getWeek',
  'listTuitionLessons',
  'getLessonReport',
  'getLetter',
  'listLetters',
  'listReceivedReviews',
  // Lessons by the hour, and money.
  'getOnlineLesson',
  'listOnlineLessons',
  'listOwnOnlineLessons',
  'listInvoices',
  'getInvoice',
  'listTransactions',
  'getStatement',
  'getRefund',
  'getOwnPayout',
];
