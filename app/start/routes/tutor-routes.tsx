/** Every screen of the tutor area by path, apart from the rest: most visitors never open it. */
import { Navigate, Route, Routes } from 'react-router';
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { accountTexts } from '#app/ground/texts/account-texts.ts';
import { addTextFiles } from '#app/ground/texts/load-area.ts';
import { JobTabs } from '#app/market/own-jobs/job-tabs.tsx';
import { PublicFrame } from '#app/shell/public-frame.tsx';
import { PageAssistant } from './page-assistant.tsx';
import { settingsRoutes } from './tutor-settings-routes.tsx';

addTextFiles(accountTexts);

const plainPage = lazyPages();
const boardPage = lazyPages('board');
const profilePage = lazyPages('profile', 'form', 'errors');
const plainFieldsPage = lazyPages('profile', 'profileFields', 'form', 'errors');
const lettersPage = lazyPages('letters');

const TutorShell = lazyPages('tutor')(
  () => import('#app/dashboards/tutor/shell/tutor-shell.tsx'),
  'TutorShell',
);
const TutorHomePage = plainPage(
  () => import('#app/dashboards/tutor/setup/tutor-home-page.tsx'),
  'TutorHomePage',
);
const SetupPage = lazyPages(
  'boardControls',
  'setup',
  'form',
  'errors',
)(() => import('#app/dashboards/tutor/setup/setup-page.tsx'), 'SetupPage');
const DashboardPage = lazyPages('board', 'history')(
  () => import('#app/dashboards/tutor/tutor-dashboard-page.tsx'),
  'DashboardPage',
);
const JobBoardPart = lazyPages('board', 'boardControls')(
  () => import('#app/market/job-board/job-board-page.tsx'),
  'JobBoardPart',
);
const ShopPage = lazyPages('shop')(() => import('#app/site/shop/shop-page.tsx'), 'ShopPage');
const SavedJobsPage = boardPage(
  () => import('#app/market/own-jobs/saved-jobs-page.tsx'),
  'SavedJobsPage',
);
const SavedSearchesPage = lazyPages('ownBoard')(
  () => import('#app/market/own-jobs/saved-searches-page.tsx'),
  'SavedSearchesPage',
);
const AvailableJobsPage = boardPage(
  () => import('#app/market/own-jobs/available-jobs-page.tsx'),
  'AvailableJobsPage',
);
const JobHistoryPage = lazyPages('history')(
  () => import('#app/market/applying/history/job-history-page.tsx'),
  'JobHistoryPage',
);
const MyStudentsPage = lazyPages('teaching')(
  () => import('#app/tuition/my-students/my-students-page.tsx'),
  'MyStudentsPage',
);
const ChangesPage = lazyPages('teaching', 'changes')(
  () => import('#app/tuition/teaching/changes/changes-page.tsx'),
  'ChangesPage',
);
const TuitionDetailsPage = lazyPages(
  'teaching',
  'handover',
  'job',
)(() => import('#app/tuition/teaching/details/tuition-details-page.tsx'), 'TuitionDetailsPage');
const ThreadPage = lazyPages(
  'teaching',
  'chat',
  'errors',
)(() => import('#app/tuition/chat/thread/thread-page.tsx'), 'ThreadPage');
const ThreadsPage = lazyPages('chat')(
  () => import('#app/tuition/chat/list/threads-page.tsx'),
  'ThreadsPage',
);
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
const lessonsPage = lazyPages('onlineLessons', 'papers');
const LiveTutoringPage = lessonsPage(
  () => import('#app/tuition/online-lessons/tutor/live-tutoring-page.tsx'),
  'LiveTutoringPage',
);
const LessonSettingsPage = lazyPages(
  'onlineLessons',
  'form',
  'errors',
)(() => import('#app/tuition/online-lessons/tutor/lesson-settings-page.tsx'), 'LessonSettingsPage');
const LessonPage = lessonsPage(
  () => import('#app/tuition/online-lessons/lesson-page.tsx'),
  'LessonPage',
);
const TutoringRequestsPage = lazyPages(
  'onlineLessons',
  'applying',
  'job',
)(
  () => import('#app/tuition/online-lessons/tutor/tutoring-requests-page.tsx'),
  'TutoringRequestsPage',
);
const moneyPage = lazyPages('money', 'papers');
const InvoicesPage = moneyPage(() => import('#app/money/invoices-page.tsx'), 'InvoicesPage');
const TransactionsPage = moneyPage(
  () => import('#app/money/transactions-page.tsx'),
  'TransactionsPage',
);
const RefundPage = lazyPages('money', 'form')(
  () => import('#app/money/refund/refund-page.tsx'),
  'RefundPage',
);
const StatementPage = moneyPage(
  () => import('#app/money/statement/statement-page.tsx'),
  'StatementPage',
);
const PayNowPage = moneyPage(() => import('#app/money/pay-now/pay-now-page.tsx'), 'PayNowPage');
const communityPage = lazyPages('community');
const CommunityPage = communityPage(
  () => import('#app/community/community-page.tsx'),
  'CommunityPage',
);
const PostPage = communityPage(() => import('#app/community/post-page.tsx'), 'PostPage');
const CvPage = lazyPages('cv')(() => import('#app/people/cv/cv-page.tsx'), 'CvPage');
const OverviewPage = plainFieldsPage(
  () => import('#app/people/tutor-profile/overview/overview-page.tsx'),
  'OverviewPage',
);
const EducationPage = profilePage(
  () => import('#app/people/tutor-profile/education/education-page.tsx'),
  'EducationPage',
);
const TutoringPage = plainFieldsPage(
  () => import('#app/people/tutor-profile/tutoring/tutoring-page.tsx'),
  'TutoringPage',
);
const CertificatesPage = profilePage(
  () => import('#app/people/tutor-profile/certificates/certificates-page.tsx'),
  'CertificatesPage',
);
const PersonalPage = profilePage(
  () => import('#app/people/tutor-profile/personal/personal-page.tsx'),
  'PersonalPage',
);
const ReviewsPage = lazyPages('tutorReviews')(
  () => import('#app/community/reviews/reviews-page.tsx'),
  'ReviewsPage',
);
const LettersPage = lettersPage(
  () => import('#app/tuition/teaching/letters/letters-page.tsx'),
  'LettersPage',
);
const LetterPage = lettersPage(
  () => import('#app/tuition/teaching/letters/letter-page.tsx'),
  'LetterPage',
);
const NotFoundPage = plainPage(() => import('#app/ground/page/not-found-page.tsx'), 'NotFoundPage');

export const TutorRoutes = () => (
  <Routes>
    <Route element={<TutorShell />}>
      <Route path="dashboard" element={<DashboardPage />} />
      <Route path="job-board">
        <Route
          index
          element={
            <>
              <JobTabs />
              <JobBoardPart />
            </>
          }
        />
        <Route path="available-jobs" element={<AvailableJobsPage />} />
        <Route path="saved-jobs" element={<SavedJobsPage />} />
        <Route path="saved-searches" element={<SavedSearchesPage />} />
      </Route>
      <Route path="shop" element={<ShopPage />} />
      <Route path="cv" element={<CvPage />} />
      <Route path="profile">
        <Route index element={<Navigate to="/tutor/profile/overview" replace />} />
        <Route path="overview" element={<OverviewPage />} />
        <Route path="students" element={<Navigate to="/tutor/my-students" replace />} />
        <Route path="update/education" element={<EducationPage />} />
        <Route path="update/tutoring/:section?" element={<TutoringPage />} />
        <Route path="update/certificate" element={<CertificatesPage />} />
        <Route path="update/personal" element={<PersonalPage />} />
      </Route>
      {settingsRoutes}
      <Route path="reviews" element={<ReviewsPage />} />
      <Route path="confirmation-letters" element={<LettersPage />} />
      <Route path="confirmation-letters/:tuitionId" element={<LetterPage />} />
      <Route path="job-history" element={<Navigate to="applied-jobs" replace />} />
      <Route path="job-history/:tab" element={<JobHistoryPage />} />
      <Route path="my-students" element={<MyStudentsPage />} />
      <Route path="my-students/week" element={<WeekPage />} />
      <Route path="my-students/:tab" element={<Navigate to="/tutor/my-students" replace />} />
      <Route path="my-students/routine/:tuitionId" element={<RoutinePage />} />
      <Route path="my-students/lessons/:tuitionId" element={<LessonsPage />} />
      <Route path="my-students/lessons/:tuitionId/report" element={<LessonReportPage />} />
      <Route path="my-students/job-details/:tuitionId" element={<TuitionDetailsPage />} />
      <Route path="my-students/changes/:tuitionId" element={<ChangesPage />} />
      <Route path="my-students/messages/:tuitionId" element={<ThreadPage />} />
      <Route path="messages" element={<ThreadsPage />} />
      <Route path="live-tutoring">
        <Route index element={<Navigate to="upcoming" replace />} />
        <Route path="settings" element={<LessonSettingsPage />} />
        <Route path="view" element={<Navigate to="/tutor/live-tutoring/upcoming" replace />} />
        <Route path="view/:lessonId" element={<LessonPage />} />
        <Route path=":tab" element={<LiveTutoringPage />} />
      </Route>
      <Route path="community" element={<CommunityPage />} />
      <Route path="community/:postId" element={<PostPage />} />
      <Route path="tutoring-request" element={<Navigate to="pending" replace />} />
      <Route path="tutoring-request/:tab" element={<TutoringRequestsPage />} />
      <Route path="payment">
        <Route index element={<Navigate to="/tutor/payment/invoice" replace />} />
        <Route path="invoice" element={<InvoicesPage />} />
        <Route path="pay-now" element={<Navigate to="/tutor/payment/invoice" replace />} />
        <Route path="pay-now/:invoiceId" element={<PayNowPage />} />
        <Route path="refund/:invoiceId" element={<RefundPage />} />
        <Route path="transaction-history" element={<TransactionsPage />} />
        <Route path="statement" element={<StatementPage />} />
      </Route>
    </Route>
    <Route element={<PublicFrame extra={<PageAssistant />} />}>
      <Route index element={<TutorHomePage />} />
      <Route path="details/:step" element={<SetupPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
