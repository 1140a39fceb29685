/** Every screen of the tutor area by path, apart from the rest: most visitors never open it. */
import { Navigate, Route, Routes } from 'react-router';
import { lazyPage } from './shell/page-loading.tsx';
import { PublicFrame } from './shell/public-frame.tsx';

const TutorShell = lazyPage(
  () => import('./tutor/shell/tutor-shell.tsx').then((file) => file.TutorShell),
  ['tutor'],
);
const TutorHomePage = lazyPage(() =>
  import('./tutor/setup/tutor-home-page.tsx').then((file) => file.TutorHomePage),
);
const SetupPage = lazyPage(
  () => import('./tutor/setup/setup-page.tsx').then((file) => file.SetupPage),
  ['board', 'setup', 'form', 'errors'],
);
const DashboardPage = lazyPage(
  () => import('./tutor/dashboard/tutor-dashboard-page.tsx').then((file) => file.DashboardPage),
  ['board', 'history'],
);
const SavedJobsPage = lazyPage(
  () => import('./tutor/job-board/saved-jobs-page.tsx').then((file) => file.SavedJobsPage),
  ['board'],
);
const AvailableJobsPage = lazyPage(
  () => import('./tutor/job-board/available-jobs-page.tsx').then((file) => file.AvailableJobsPage),
  ['board'],
);
const JobHistoryPage = lazyPage(
  () => import('./tutor/job-history/job-history-page.tsx').then((file) => file.JobHistoryPage),
  ['history'],
);
const MyStudentsPage = lazyPage(() =>
  import('./tutor/students/my-students-page.tsx').then((file) => file.MyStudentsPage),
);
const LiveTutoringPage = lazyPage(() =>
  import('./tutor/lessons/live-tutoring-page.tsx').then((file) => file.LiveTutoringPage),
);
const TutoringRequestsPage = lazyPage(() =>
  import('./tutor/lessons/requests-page.tsx').then((file) => file.TutoringRequestsPage),
);
const InvoicesPage = lazyPage(() =>
  import('./tutor/payment/invoices-page.tsx').then((file) => file.InvoicesPage),
);
const TransactionsPage = lazyPage(() =>
  import('./tutor/payment/transactions-page.tsx').then((file) => file.TransactionsPage),
);
const CvPage = lazyPage(() => import('./tutor/cv/cv-page.tsx').then((file) => file.CvPage), ['cv']);
/** Texts of every screen with a form of the profile. */
const PROFILE = ['profile', 'form', 'errors'] as const;
const SETTINGS = ['settings', ...PROFILE] as const;
const OverviewPage = lazyPage(
  () => import('./tutor/profile/overview/overview-page.tsx').then((file) => file.OverviewPage),
  PROFILE,
);
const EducationPage = lazyPage(
  () => import('./tutor/profile/education/education-page.tsx').then((file) => file.EducationPage),
  PROFILE,
);
const TutoringPage = lazyPage(
  () => import('./tutor/profile/tutoring/tutoring-page.tsx').then((file) => file.TutoringPage),
  PROFILE,
);
const CertificatesPage = lazyPage(
  () =>
    import('./tutor/profile/certificates/certificates-page.tsx').then(
      (file) => file.CertificatesPage,
    ),
  PROFILE,
);
const PersonalPage = lazyPage(
  () => import('./tutor/profile/personal/personal-page.tsx').then((file) => file.PersonalPage),
  PROFILE,
);
const PersonalInfoPage = lazyPage(
  () => import('./tutor/settings/personal-info-page.tsx').then((file) => file.PersonalInfoPage),
  SETTINGS,
);
const ChangePasswordPage = lazyPage(
  () => import('./tutor/settings/change-password-page.tsx').then((file) => file.ChangePasswordPage),
  SETTINGS,
);
const SocialMediaPage = lazyPage(
  () => import('./tutor/settings/social-media-page.tsx').then((file) => file.SocialMediaPage),
  SETTINGS,
);
const AccountStatusPage = lazyPage(
  () => import('./tutor/settings/account-status-page.tsx').then((file) => file.AccountStatusPage),
  SETTINGS,
);
const PayInfoPage = lazyPage(
  () => import('./tutor/settings/pay-info-page.tsx').then((file) => file.PayInfoPage),
  SETTINGS,
);
const DevicesPage = lazyPage(
  () => import('./tutor/settings/devices-page.tsx').then((file) => file.DevicesPage),
  SETTINGS,
);
const NotificationsPage = lazyPage(
  () => import('./tutor/settings/notifications-page.tsx').then((file) => file.NotificationsPage),
  SETTINGS,
);
const OwnDataPage = lazyPage(
  () => import('./tutor/settings/own-data-page.tsx').then((file) => file.OwnDataPage),
  SETTINGS,
);
const LettersPage = lazyPage(
  () => import('./tutor/letters/letters-page.tsx').then((file) => file.LettersPage),
  ['letters'],
);
const LetterPage = lazyPage(
  () => import('./tutor/letters/letter-page.tsx').then((file) => file.LetterPage),
  ['letters'],
);
const NotFoundPage = lazyPage(() =>
  import('./public/not-found/not-found-page.tsx').then((file) => file.NotFoundPage),
);

export const TutorRoutes = () => (
  <Routes>
    <Route element={<TutorShell />}>
      <Route path="dashboard" element={<DashboardPage />} />
      <Route path="job-board">
        <Route index element={<Navigate to="/tutor/job-board/available-jobs" replace />} />
        <Route path="available-jobs" element={<AvailableJobsPage />} />
        <Route path="saved-jobs" element={<SavedJobsPage />} />
      </Route>
      <Route path="cv" element={<CvPage />} />
      <Route path="profile">
        <Route index element={<Navigate to="/tutor/profile/overview" replace />} />
        <Route path="overview" element={<OverviewPage />} />
        <Route path="update/education" element={<EducationPage />} />
        <Route path="update/tutoring/:section?" element={<TutoringPage />} />
        <Route path="update/certificate" element={<CertificatesPage />} />
        <Route path="update/personal" element={<PersonalPage />} />
      </Route>
      <Route path="settings">
        <Route index element={<Navigate to="/tutor/settings/personal-info" replace />} />
        <Route path="personal-info" element={<PersonalInfoPage />} />
        <Route path="change-password" element={<ChangePasswordPage />} />
        <Route path="social-media" element={<SocialMediaPage />} />
        <Route path="account-status" element={<AccountStatusPage />} />
        <Route path="pay-info" element={<PayInfoPage />} />
        <Route path="devices" element={<DevicesPage />} />
        <Route path="notifications" element={<NotificationsPage />} />
        <Route path="own-data" element={<OwnDataPage />} />
      </Route>
      <Route path="confirmation-letters" element={<LettersPage />} />
      <Route path="confirmation-letters/:applicationId" element={<LetterPage />} />
      <Route path="job-history/:tab" element={<JobHistoryPage />} />
      <Route path="my-students" element={<MyStudentsPage />} />
      <Route path="live-tutoring/:tab" element={<LiveTutoringPage />} />
      <Route path="tutoring-request/:tab" element={<TutoringRequestsPage />} />
      <Route path="payment">
        <Route index element={<Navigate to="/tutor/payment/invoice" replace />} />
        <Route path="invoice" element={<InvoicesPage />} />
        <Route path="transaction-history" element={<TransactionsPage />} />
      </Route>
    </Route>
    <Route element={<PublicFrame />}>
      <Route index element={<TutorHomePage />} />
      <Route path="details/:step" element={<SetupPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
