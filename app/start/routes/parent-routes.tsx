/** The guardian's screens, in a part of their own: no other reader fetches even their list. */
import { Navigate, Route, Routes } from 'react-router';
import { ParentLayout } from '#app/dashboards/guardian/layout/parent-layout.tsx';
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { accountTexts } from '#app/ground/texts/account-texts.ts';
import { addTextFiles } from '#app/ground/texts/load-area.ts';
import { guardianSettingsRoutes } from './parent-settings-routes.tsx';
import { unnumberedRoutes } from './unnumbered-routes.tsx';

addTextFiles(accountTexts);

const page = lazyPages();
/** The texts of the settings as well; a form needs more texts. */
const formPage = lazyPages('settings', 'profile', 'form', 'errors');
const profilePage = lazyPages('settings', 'guardianProfile', 'profile', 'form', 'errors');

const DashboardPage = lazyPages(
  'dashboard',
  'money',
  'onlineLessons',
  'setup',
)(() => import('#app/dashboards/guardian/parent-dashboard-page.tsx'), 'DashboardPage');
const GuardianSetupPage = lazyPages('setup')(
  () => import('#app/dashboards/guardian/setup/guardian-setup-page.tsx'),
  'GuardianSetupPage',
);
const HireChooserPage = page(
  () => import('#app/market/hire-tutor/hire-chooser-page.tsx'),
  'HireChooserPage',
);
const HomeTutorPage = page(
  () => import('#app/market/hire-tutor/home-tutor-page.tsx'),
  'HomeTutorPage',
);
const HomeCoachPage = page(() => import('#app/tuition/coach/home-coach-page.tsx'), 'HomeCoachPage');
const TutorRequestsPage = page(
  () => import('#app/tuition/requests/tutor-requests-page.tsx'),
  'TutorRequestsPage',
);
const RequestPage = lazyPages('handover', 'job')(
  () => import('#app/tuition/requests/request-page.tsx'),
  'RequestPage',
);
const EditRequestPage = page(
  () => import('#app/tuition/requests/edit-request-page.tsx'),
  'EditRequestPage',
);
const coachPage = lazyPages('coaches');
const CoachRequestsPage = coachPage(
  () => import('#app/tuition/coach/coach-requests-page.tsx'),
  'CoachRequestsPage',
);
const MyTutorsPage = lazyPages('teaching')(
  () => import('#app/tuition/my-tutors/my-tutors-page.tsx'),
  'MyTutorsPage',
);
const ChangesPage = lazyPages('teaching', 'changes')(
  () => import('#app/tuition/teaching/changes/changes-page.tsx'),
  'ChangesPage',
);
const EditCoachPage = coachPage(
  () => import('#app/tuition/coach/edit-coach-page.tsx'),
  'EditCoachPage',
);
const MyCoachesPage = coachPage(
  () => import('#app/tuition/coach/my-coaches-page.tsx'),
  'MyCoachesPage',
);
const CoachJobPage = lazyPages('coaches', 'money')(
  () => import('#app/tuition/coach/coach-job-page.tsx'),
  'CoachJobPage',
);
const TuitionDetailsPage = lazyPages(
  'teaching',
  'handover',
  'job',
)(() => import('#app/tuition/teaching/details/tuition-details-page.tsx'), 'TuitionDetailsPage');
const teachingPage = lazyPages('teaching', 'routine');
const RoutinePage = teachingPage(
  () => import('#app/tuition/teaching/routine/routine-page.tsx'),
  'RoutinePage',
);
const WeekPage = teachingPage(() => import('#app/tuition/teaching/week/week-page.tsx'), 'WeekPage');
const LessonsPage = teachingPage(
  () => import('#app/tuition/teaching/lessons/lessons-page.tsx'),
  'LessonsPage',
);
const LessonReportPage = teachingPage(
  () => import('#app/tuition/teaching/report/report-page.tsx'),
  'ReportPage',
);
const ProfileOverviewPage = profilePage(
  () => import('#app/people/guardian-profile/profile-overview-page.tsx'),
  'ProfileOverviewPage',
);
const ThreadPage = lazyPages(
  'teaching',
  'chat',
  'errors',
)(() => import('#app/tuition/chat/thread/thread-page.tsx'), 'ThreadPage');
const ThreadsPage = lazyPages('chat')(
  () => import('#app/tuition/chat/list/threads-page.tsx'),
  'ThreadsPage',
);
const lessonsPage = lazyPages('onlineLessons', 'papers', 'money');
const OnlineLessonsPage = lessonsPage(
  () => import('#app/tuition/online-lessons/guardian/online-lessons-page.tsx'),
  'OnlineLessonsPage',
);
const LessonPage = lessonsPage(
  () => import('#app/tuition/online-lessons/lesson-page.tsx'),
  'LessonPage',
);
const ChooseTutorPage = lazyPages('onlineLessons')(
  () => import('#app/tuition/online-lessons/guardian/choose-tutor-page.tsx'),
  'ChooseTutorPage',
);
const BookPage = lazyPages(
  'onlineLessons',
  'form',
  'errors',
)(() => import('#app/tuition/online-lessons/guardian/book-page.tsx'), 'BookPage');
const OwnOnlineTutorsPage = lazyPages('onlineLessons')(
  () => import('#app/tuition/online-lessons/guardian/own-online-tutors-page.tsx'),
  'OwnOnlineTutorsPage',
);
const lettersPage = lazyPages('letters');
const LettersPage = lettersPage(
  () => import('#app/tuition/teaching/letters/letters-page.tsx'),
  'LettersPage',
);
const LetterPage = lettersPage(
  () => import('#app/tuition/teaching/letters/letter-page.tsx'),
  'LetterPage',
);
const SetPasswordPage = formPage(
  () => import('#app/people/account/set-password-page.tsx'),
  'SetPasswordPage',
);
const moneyPage = lazyPages('money', 'papers');
const InvoicesPage = moneyPage(() => import('#app/money/invoices-page.tsx'), 'InvoicesPage');
const TransactionsPage = moneyPage(
  () => import('#app/money/transactions-page.tsx'),
  'TransactionsPage',
);
const StatementPage = moneyPage(
  () => import('#app/money/statement/statement-page.tsx'),
  'StatementPage',
);
const PayNowPage = moneyPage(() => import('#app/money/pay-now/pay-now-page.tsx'), 'PayNowPage');
const communityPage = lazyPages('community');
const ProfileTimelinePage = lazyPages(
  'settings',
  'guardianProfile',
  'profile',
  'form',
  'errors',
  'community',
)(() => import('#app/community/profile-timeline-page.tsx'), 'ProfileTimelinePage');
const CommunityPage = communityPage(
  () => import('#app/community/community-page.tsx'),
  'CommunityPage',
);
const PostPage = communityPage(() => import('#app/community/post-page.tsx'), 'PostPage');
const MissingPage = page(
  () => import('#app/dashboards/guardian/layout/missing-page.tsx'),
  'MissingPage',
);

export const ParentRoutes = () => (
  <Routes>
    <Route index element={<Navigate to="dashboard" replace />} />
    {/* Older addresses, and where their content is. */}
    <Route path="settings" element={<Navigate to="../dashboard/profile/settings" replace />} />
    <Route path="bag" element={<Navigate to="../dashboard/payment/invoice" replace />} />
    <Route path="course" element={<Navigate to="../dashboard/teachers/my-tutor" replace />} />
    <Route path="report" element={<Navigate to="../dashboard/payment/statement" replace />} />
    <Route path="details/:step?" element={<GuardianSetupPage />} />
    <Route path="dashboard" element={<ParentLayout />}>
      <Route index element={<DashboardPage />} />
      <Route path="hire" element={<HireChooserPage />} />
      <Route path="hire/home-tutor" element={<HomeTutorPage />} />
      <Route path="hire/home-coach" element={<HomeCoachPage />} />
      <Route path="requests/tutor-requests" element={<TutorRequestsPage />} />
      <Route path="requests/tutor-requests/:requestId" element={<RequestPage />} />
      <Route path="requests/tutor-requests/:requestId/edit" element={<EditRequestPage />} />
      <Route path="requests/coach-requests" element={<CoachRequestsPage />} />
      <Route path="requests/coach-requests/:requestId/edit" element={<EditCoachPage />} />
      <Route path="set-password" element={<SetPasswordPage />} />
      <Route path="online-lesson" element={<OnlineLessonsPage />} />
      <Route path="online-lesson/tutors" element={<ChooseTutorPage />} />
      <Route path="online-lesson/book/:tutorid" element={<BookPage />} />
      <Route path="online-lesson/view/:lessonId" element={<LessonPage />} />
      <Route path="teachers/online-tutor" element={<OwnOnlineTutorsPage />} />
      <Route path="teachers/my-tutor" element={<MyTutorsPage />} />
      <Route path="teachers/week" element={<WeekPage />} />
      {unnumberedRoutes}
      <Route path="manage-tutor/routine/:tuitionId" element={<RoutinePage />} />
      <Route path="manage-tutor/lessons/:tuitionId" element={<LessonsPage />} />
      <Route path="manage-tutor/lessons/:tuitionId/report" element={<LessonReportPage />} />
      <Route path="teachers/my-coach" element={<MyCoachesPage />} />
      <Route path="manage-coach/job-details/:requestId" element={<CoachJobPage />} />
      <Route path="manage-tutor/job-details/:tuitionId" element={<TuitionDetailsPage />} />
      <Route path="manage-tutor/changes/:tuitionId" element={<ChangesPage />} />
      <Route path="manage-tutor/messages/:tuitionId" element={<ThreadPage />} />
      <Route path="messages" element={<ThreadsPage />} />
      <Route path="community" element={<CommunityPage />} />
      <Route path="community/:postId" element={<PostPage />} />
      <Route path="confirmation-letters" element={<LettersPage />} />
      <Route path="confirmation-letters/:tuitionId" element={<LetterPage />} />
      <Route path="payment">
        <Route index element={<Navigate to="invoice" replace />} />
        <Route path="invoice" element={<InvoicesPage />} />
        <Route path="invoice/pay-now" element={<Navigate to="../invoice" replace />} />
        <Route path="invoice/pay-now/:invoiceId" element={<PayNowPage />} />
        <Route path="transaction-history" element={<TransactionsPage />} />
        <Route path="statement" element={<StatementPage />} />
      </Route>
      <Route path="profile" element={<Navigate to="overview" replace />} />
      <Route path="profile/overview" element={<ProfileOverviewPage />} />
      <Route path="profile/timeline" element={<ProfileTimelinePage />} />
      {guardianSettingsRoutes}
      <Route path="*" element={<MissingPage />} />
    </Route>
    <Route path="*" element={<MissingPage />} />
  </Routes>
);
