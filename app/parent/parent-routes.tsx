/** The guardian's screens, in a part of their own: no other reader fetches even their list. */
import { Navigate, Route, Routes } from 'react-router';
import { lazyPages } from '../shell/page-loading.tsx';
import { accountTexts } from '../texts/account-texts.ts';
import { addTextFiles } from '../texts/load-area.ts';
import { ParentLayout } from './layout/parent-layout.tsx';
import { unnumberedRoutes } from './unnumbered-routes.tsx';

addTextFiles(accountTexts);

const page = lazyPages();
const settingsPage = lazyPages('settings');
/** Of the settings as well; a form needs more texts. */
const formPage = lazyPages('settings', 'profile', 'form', 'errors');
const profilePage = lazyPages('settings', 'guardianProfile', 'profile', 'form', 'errors');

const DashboardPage = lazyPages(
  'dashboard',
  'money',
  'onlineLessons',
  'setup',
)(() => import('./dashboard/parent-dashboard-page.tsx'), 'DashboardPage');
const GuardianSetupPage = lazyPages('setup')(
  () => import('./setup/guardian-setup-page.tsx'),
  'GuardianSetupPage',
);
const HireChooserPage = page(() => import('./hire/hire-chooser-page.tsx'), 'HireChooserPage');
const HomeTutorPage = page(() => import('./hire/home-tutor-page.tsx'), 'HomeTutorPage');
const HomeCoachPage = page(() => import('./coach/home-coach-page.tsx'), 'HomeCoachPage');
const TutorRequestsPage = page(
  () => import('./requests/tutor-requests-page.tsx'),
  'TutorRequestsPage',
);
const RequestPage = lazyPages('handover', 'job')(
  () => import('./requests/request-page.tsx'),
  'RequestPage',
);
const EditRequestPage = page(() => import('./requests/edit-request-page.tsx'), 'EditRequestPage');
const coachPage = lazyPages('coaches');
const CoachRequestsPage = coachPage(
  () => import('./coach/coach-requests-page.tsx'),
  'CoachRequestsPage',
);
const MyTutorsPage = lazyPages('teaching')(
  () => import('./tutors/my-tutors-page.tsx'),
  'MyTutorsPage',
);
const ChangesPage = lazyPages('teaching', 'changes')(
  () => import('../teaching/changes/changes-page.tsx'),
  'ChangesPage',
);
const EditCoachPage = coachPage(() => import('./coach/edit-coach-page.tsx'), 'EditCoachPage');
const MyCoachesPage = coachPage(() => import('./coach/my-coaches-page.tsx'), 'MyCoachesPage');
const CoachJobPage = lazyPages('coaches', 'money')(
  () => import('./coach/coach-job-page.tsx'),
  'CoachJobPage',
);
const TuitionDetailsPage = lazyPages(
  'teaching',
  'handover',
  'job',
)(() => import('../teaching/details/tuition-details-page.tsx'), 'TuitionDetailsPage');
const teachingPage = lazyPages('teaching', 'routine');
const RoutinePage = teachingPage(
  () => import('../teaching/routine/routine-page.tsx'),
  'RoutinePage',
);
const WeekPage = teachingPage(() => import('../teaching/week/week-page.tsx'), 'WeekPage');
const LessonsPage = teachingPage(
  () => import('../teaching/lessons/lessons-page.tsx'),
  'LessonsPage',
);
const LessonReportPage = teachingPage(
  () => import('../teaching/report/report-page.tsx'),
  'ReportPage',
);
const ProfileOverviewPage = profilePage(
  () => import('./profile/profile-overview-page.tsx'),
  'ProfileOverviewPage',
);
const ThreadPage = lazyPages(
  'teaching',
  'chat',
  'errors',
)(() => import('../chat/thread/thread-page.tsx'), 'ThreadPage');
const ThreadsPage = lazyPages('chat')(() => import('../chat/list/threads-page.tsx'), 'ThreadsPage');
const lessonsPage = lazyPages('onlineLessons', 'papers', 'money');
const OnlineLessonsPage = lessonsPage(
  () => import('./online-lessons/online-lessons-page.tsx'),
  'OnlineLessonsPage',
);
const LessonPage = lessonsPage(() => import('../online-lessons/lesson-page.tsx'), 'LessonPage');
const ChooseTutorPage = lazyPages('onlineLessons')(
  () => import('./online-lessons/choose-tutor-page.tsx'),
  'ChooseTutorPage',
);
const BookPage = lazyPages(
  'onlineLessons',
  'form',
  'errors',
)(() => import('./online-lessons/book-page.tsx'), 'BookPage');
const OwnOnlineTutorsPage = lazyPages('onlineLessons')(
  () => import('./online-lessons/own-online-tutors-page.tsx'),
  'OwnOnlineTutorsPage',
);
const lettersPage = lazyPages('letters');
const LettersPage = lettersPage(
  () => import('../teaching/letters/letters-page.tsx'),
  'LettersPage',
);
const LetterPage = lettersPage(() => import('../teaching/letters/letter-page.tsx'), 'LetterPage');
const PersonalInfoPage = profilePage(
  () => import('./settings/personal-info-page.tsx'),
  'PersonalInfoPage',
);
const ChangeNumberPage = lazyPages(
  'numberChange',
  'settings',
  'auth',
  'form',
  'errors',
)(() => import('./settings/change-number-page.tsx'), 'ChangeNumberPage');
const ChangePasswordPage = formPage(
  () => import('./settings/change-password-page.tsx'),
  'ChangePasswordPage',
);
const StudentsPage = settingsPage(() => import('./settings/students-page.tsx'), 'StudentsPage');
const LocationsPage = settingsPage(() => import('./settings/locations-page.tsx'), 'LocationsPage');
const AccountStatusPage = lazyPages('settings', 'guardianProfile')(
  () => import('./settings/account-status-page.tsx'),
  'AccountStatusPage',
);
const DevicesPage = settingsPage(() => import('./settings/devices-page.tsx'), 'DevicesPage');
const NotificationsPage = settingsPage(
  () => import('./settings/notifications-page.tsx'),
  'NotificationsPage',
);
const SetPasswordPage = formPage(
  () => import('./set-password/set-password-page.tsx'),
  'SetPasswordPage',
);
const OwnDataPage = settingsPage(() => import('./settings/own-data-page.tsx'), 'OwnDataPage');
const moneyPage = lazyPages('money', 'papers');
const InvoicesPage = moneyPage(() => import('../money/invoices-page.tsx'), 'InvoicesPage');
const TransactionsPage = moneyPage(
  () => import('../money/transactions-page.tsx'),
  'TransactionsPage',
);
const StatementPage = moneyPage(
  () => import('../money/statement/statement-page.tsx'),
  'StatementPage',
);
const PayNowPage = moneyPage(() => import('../money/pay-now/pay-now-page.tsx'), 'PayNowPage');
const communityPage = lazyPages('community');
const ProfileTimelinePage = lazyPages(
  'settings',
  'guardianProfile',
  'profile',
  'form',
  'errors',
  'community',
)(() => import('./profile/profile-timeline-page.tsx'), 'ProfileTimelinePage');
const CommunityPage = communityPage(
  () => import('../community/community-page.tsx'),
  'CommunityPage',
);
const PostPage = communityPage(() => import('../community/post-page.tsx'), 'PostPage');
const MissingPage = page(() => import('./layout/missing-page.tsx'), 'MissingPage');

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
      <Route path="profile/settings">
        <Route index element={<Navigate to="personal-info" replace />} />
        <Route path="personal-info" element={<PersonalInfoPage />} />
        <Route path="change-number" element={<ChangeNumberPage />} />
        <Route path="change-password" element={<ChangePasswordPage />} />
        <Route path="location" element={<LocationsPage />} />
        <Route path="account-status" element={<AccountStatusPage />} />
        <Route path="students" element={<StudentsPage />} />
        <Route path="devices" element={<DevicesPage />} />
        <Route path="notifications" element={<NotificationsPage />} />
        <Route path="own-data" element={<OwnDataPage />} />
      </Route>
      <Route path="*" element={<MissingPage />} />
    </Route>
    <Route path="*" element={<MissingPage />} />
  </Routes>
);
