/** The screens of the console; only staff load this list. */
import { Navigate, Route, Routes } from 'react-router';
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { accountTexts } from '#app/ground/texts/account-texts.ts';
import { addTextFiles } from '#app/ground/texts/load-area.ts';
import { StaffConsole } from './console/staff-console.tsx';

addTextFiles(accountTexts);

const page = lazyPages();

const RequestsPage = page(() => import('./requests/requests-page.tsx'), 'RequestsPage');
const RequestPage = page(() => import('./request/request-page.tsx'), 'RequestPage');
const PipelinePage = lazyPages('handover', 'changes')(
  () => import('./pipeline/pipeline-page.tsx'),
  'PipelinePage',
);
const PeoplePage = page(() => import('./people/people-page.tsx'), 'PeoplePage');
const PersonPage = page(() => import('./people/person-page.tsx'), 'PersonPage');
const CoachPage = page(() => import('./coach/coach-page.tsx'), 'CoachPage');
const CallsPage = page(() => import('./calls/calls-page.tsx'), 'CallsPage');
const MessagesPage = page(() => import('./messages/messages-page.tsx'), 'MessagesPage');
const ChatsPage = lazyPages('staffChat')(() => import('./chats/chats-page.tsx'), 'ChatsPage');
const ChatPage = lazyPages('staffChat')(() => import('./chats/chat-page.tsx'), 'ChatPage');
const NewTutorsPage = lazyPages(
  'newTutors',
  'tutorProfile',
  'profileFields',
  'hub',
)(() => import('./new-tutors/new-tutors-page.tsx'), 'NewTutorsPage');
const DocumentsPage = page(() => import('./documents/documents-page.tsx'), 'DocumentsPage');
const TutorDocumentsPage = lazyPages('profile')(
  () => import('./documents/tutor-documents-page.tsx'),
  'TutorDocumentsPage',
);
const ProofsPage = lazyPages('money', 'staffMoney')(
  () => import('./proofs/proofs-page.tsx'),
  'ProofsPage',
);
const OnlineLessonsPage = lazyPages('onlineLessons')(
  () => import('./online-lessons/online-lessons-page.tsx'),
  'OnlineLessonsPage',
);
const RefundsPage = page(() => import('./refunds/refunds-page.tsx'), 'RefundsPage');
const HeldPaymentsPage = lazyPages('money', 'staffMoney')(
  () => import('./held-payments/held-payments-page.tsx'),
  'HeldPaymentsPage',
);
const PayoutsPage = lazyPages('money', 'staffMoney')(
  () => import('./payouts/payouts-page.tsx'),
  'PayoutsPage',
);
const CoachPayPage = lazyPages('staffMoney')(
  () => import('./coach/coach-due-page.tsx'),
  'CoachPayPage',
);
const CoachBillsPage = lazyPages('staffMoney')(
  () => import('./coach/coach-due-page.tsx'),
  'CoachBillsPage',
);
const NumberChangesPage = lazyPages('numberChange')(
  () => import('./number-changes/number-changes-page.tsx'),
  'NumberChangesPage',
);
const LessonsPage = lazyPages('routine')(() => import('./lessons/lessons-page.tsx'), 'LessonsPage');
const AlarmsPage = page(() => import('./alarms/alarms-page.tsx'), 'AlarmsPage');
const booksPage = lazyPages('money', 'staffMoney', 'staffBooks');
const DaysPage = booksPage(() => import('./money/days/days-page.tsx'), 'DaysPage');
const DayPage = booksPage(() => import('./money/days/day-page.tsx'), 'DayPage');
const IncomePage = booksPage(() => import('./money/income/income-page.tsx'), 'IncomePage');
const MoneyPage = booksPage(() => import('./money/money-page.tsx'), 'MoneyPage');
const ReconciliationPage = lazyPages(
  'staffMoney',
  'staffBooks',
  'reconciliation',
)(() => import('./money/reconciliation/reconciliation-page.tsx'), 'ReconciliationPage');
const PromoCodesPage = lazyPages('money', 'staffMoney')(
  () => import('./promo-codes/promo-codes-page.tsx'),
  'PromoCodesPage',
);
const NoticesPage = lazyPages('staffNotices')(
  () => import('./notices/notices-page.tsx'),
  'NoticesPage',
);
const PartnersPage = page(() => import('./partners/partners-page.tsx'), 'PartnersPage');
const ReviewsPage = page(() => import('./reviews/reviews-page.tsx'), 'ReviewsPage');
const CommunityDeskPage = lazyPages('community', 'staffCommunity')(
  () => import('./community/community-desk-page.tsx'),
  'CommunityDeskPage',
);
const NamesPage = lazyPages('form')(() => import('./names/names-page.tsx'), 'NamesPage');
const SecurityPage = lazyPages('auth', 'settings')(
  () => import('./security/security-page.tsx'),
  'SecurityPage',
);
const AuditPage = lazyPages('staffAudit')(() => import('./audit/audit-page.tsx'), 'AuditPage');

export const StaffArea = () => (
  <Routes>
    <Route element={<StaffConsole />}>
      <Route index element={<RequestsPage />} />
      <Route path="requests/:id" element={<RequestPage />} />
      <Route path="requests/:id/pipeline" element={<PipelinePage />} />
      <Route path="people" element={<PeoplePage />} />
      <Route path="people/:id" element={<PersonPage />} />
      <Route path="coach-requests" element={<CoachPage />} />
      <Route path="calls" element={<CallsPage />} />
      <Route path="messages" element={<MessagesPage />} />
      <Route path="chats" element={<ChatsPage />} />
      <Route path="chats/:id" element={<ChatPage />} />
      <Route path="new-tutors" element={<NewTutorsPage />} />
      <Route path="documents" element={<DocumentsPage />} />
      <Route path="documents/:id" element={<TutorDocumentsPage />} />
      <Route path="proofs" element={<ProofsPage />} />
      <Route path="online-lessons" element={<OnlineLessonsPage />} />
      <Route path="refunds" element={<RefundsPage />} />
      <Route path="held-payments" element={<HeldPaymentsPage />} />
      <Route path="payouts" element={<PayoutsPage />} />
      <Route path="coach-pay" element={<CoachPayPage />} />
      <Route path="coach-bills" element={<CoachBillsPage />} />
      <Route path="number-changes" element={<NumberChangesPage />} />
      <Route path="lessons" element={<LessonsPage />} />
      <Route path="alarms" element={<AlarmsPage />} />
      <Route path="money" element={<MoneyPage />} />
      <Route path="money/reconciliation" element={<ReconciliationPage />} />
      <Route path="money/days" element={<DaysPage />} />
      <Route path="money/days/:day" element={<DayPage />} />
      <Route path="money/income" element={<IncomePage />} />
      <Route path="money/promo-codes" element={<PromoCodesPage />} />
      <Route path="notices" element={<NoticesPage />} />
      <Route path="partners" element={<PartnersPage />} />
      <Route path="reviews" element={<ReviewsPage />} />
      <Route path="community" element={<CommunityDeskPage />} />
      <Route path="names" element={<NamesPage />} />
      <Route path="security" element={<SecurityPage />} />
      <Route path="audit" element={<AuditPage />} />
      <Route path="*" element={<Navigate to="/staff" replace />} />
    </Route>
  </Routes>
);
