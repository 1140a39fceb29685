/** The screens of the console; only staff load this list. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { staffPaths } from '#core/staff/screens.ts';

const page = lazyPages();
const moneyPage = lazyPages('money', 'staffMoney');
const booksPage = lazyPages('money', 'staffMoney', 'staffBooks');

export const staffScreens = {
  '/staff': lazyPages('staffToday')(() => import('./today/today-page.tsx'), 'TodayPage'),
  '/staff/requests': page(() => import('./requests/requests-page.tsx'), 'RequestsPage'),
  '/staff/requests/:id': page(() => import('./request/request-page.tsx'), 'RequestPage'),
  '/staff/requests/:id/pipeline': lazyPages('handover', 'changes')(
    () => import('./pipeline/pipeline-page.tsx'),
    'PipelinePage',
  ),
  '/staff/demand': lazyPages('staffDemand')(() => import('./demand/demand-page.tsx'), 'DemandPage'),
  '/staff/people': page(() => import('./people/people-page.tsx'), 'PeoplePage'),
  '/staff/people/:id': page(() => import('./people/person-page.tsx'), 'PersonPage'),
  '/staff/coach-requests': page(() => import('./coach/coach-page.tsx'), 'CoachPage'),
  '/staff/calls': page(() => import('./calls/calls-page.tsx'), 'CallsPage'),
  '/staff/messages': page(() => import('./messages/messages-page.tsx'), 'MessagesPage'),
  '/staff/chats': lazyPages('staffChat')(() => import('./chats/chats-page.tsx'), 'ChatsPage'),
  '/staff/chats/:id': lazyPages('staffChat')(() => import('./chats/chat-page.tsx'), 'ChatPage'),
  '/staff/new-tutors': lazyPages(
    'newTutors',
    'tutorProfile',
    'hub',
  )(() => import('./new-tutors/new-tutors-page.tsx'), 'NewTutorsPage'),
  '/staff/documents': page(() => import('./documents/documents-page.tsx'), 'DocumentsPage'),
  '/staff/documents/:id': lazyPages('profile')(
    () => import('./documents/tutor-documents-page.tsx'),
    'TutorDocumentsPage',
  ),
  '/staff/proofs': moneyPage(() => import('./proofs/proofs-page.tsx'), 'ProofsPage'),
  '/staff/online-lessons': lazyPages('onlineLessons')(
    () => import('./online-lessons/online-lessons-page.tsx'),
    'OnlineLessonsPage',
  ),
  '/staff/refunds': page(() => import('./refunds/refunds-page.tsx'), 'RefundsPage'),
  '/staff/held-payments': lazyPages('staffMoney')(
    () => import('./held-payments/held-payments-page.tsx'),
    'HeldPaymentsPage',
  ),
  '/staff/payouts': moneyPage(() => import('./payouts/payouts-page.tsx'), 'PayoutsPage'),
  '/staff/coach-pay': lazyPages('staffMoney')(
    () => import('./coach/coach-due-page.tsx'),
    'CoachPayPage',
  ),
  '/staff/coach-bills': lazyPages('staffMoney')(
    () => import('./coach/coach-due-page.tsx'),
    'CoachBillsPage',
  ),
  '/staff/number-changes': lazyPages('numberChange')(
    () => import('./number-changes/number-changes-page.tsx'),
    'NumberChangesPage',
  ),
  '/staff/lessons': lazyPages('routine')(() => import('./lessons/lessons-page.tsx'), 'LessonsPage'),
  '/staff/alarms': page(() => import('./alarms/alarms-page.tsx'), 'AlarmsPage'),
  '/staff/money': booksPage(() => import('./money/money-page.tsx'), 'MoneyPage'),
  '/staff/money/reconciliation': lazyPages('staffBooks', 'reconciliation')(
    () => import('./money/reconciliation/reconciliation-page.tsx'),
    'ReconciliationPage',
  ),
  '/staff/money/days': booksPage(() => import('./money/days/days-page.tsx'), 'DaysPage'),
  '/staff/money/days/:day': booksPage(() => import('./money/days/day-page.tsx'), 'DayPage'),
  '/staff/money/income': booksPage(() => import('./money/income/income-page.tsx'), 'IncomePage'),
  '/staff/money/promo-codes': moneyPage(
    () => import('./promo-codes/promo-codes-page.tsx'),
    'PromoCodesPage',
  ),
  '/staff/notices': lazyPages('staffNotices')(
    () => import('./notices/notices-page.tsx'),
    'NoticesPage',
  ),
  '/staff/partners': page(() => import('./partners/partners-page.tsx'), 'PartnersPage'),
  '/staff/reviews': page(() => import('./reviews/reviews-page.tsx'), 'ReviewsPage'),
  '/staff/community': lazyPages('community', 'staffCommunity')(
    () => import('./community/community-desk-page.tsx'),
    'CommunityDeskPage',
  ),
  '/staff/names': lazyPages('form')(() => import('./names/names-page.tsx'), 'NamesPage'),
  '/staff/security': lazyPages('auth', 'settings')(
    () => import('./security/security-page.tsx'),
    'SecurityPage',
  ),
  '/staff/audit': lazyPages('staffAudit')(() => import('./audit/audit-page.tsx'), 'AuditPage'),
} satisfies Screens<typeof staffPaths>;
