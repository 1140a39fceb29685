/** Every screen of the tutor area by path, apart from the rest: most visitors never open it. */
import { Navigate, Route, Routes } from 'react-router';
import { lazyPage } from './shell/page-loading.tsx';
import { PublicFrame } from './shell/public-frame.tsx';

const TutorShell = lazyPage(() => import('./tutor/shell/tutor-shell.tsx'), ['tutor']);
const TutorHomePage = lazyPage(() => import('./tutor/setup/tutor-home-page.tsx'));
const SetupPage = lazyPage(
  () => import('./tutor/setup/setup-page.tsx'),
  ['setup', 'form', 'errors'],
);
const DashboardPage = lazyPage(
  () => import('./tutor/dashboard/tutor-dashboard-page.tsx'),
  ['history'],
);
const SavedJobsPage = lazyPage(() => import('./tutor/job-board/saved-jobs-page.tsx'));
const AvailableJobsPage = lazyPage(() => import('./tutor/job-board/available-jobs-page.tsx'));
const JobHistoryPage = lazyPage(
  () => import('./tutor/job-history/job-history-page.tsx'),
  ['history'],
);
const MyStudentsPage = lazyPage(() => import('./tutor/students/my-students-page.tsx'));
const LiveTutoringPage = lazyPage(() => import('./tutor/lessons/live-tutoring-page.tsx'));
const TutoringRequestsPage = lazyPage(() => import('./tutor/lessons/requests-page.tsx'));
const InvoicesPage = lazyPage(() => import('./tutor/payment/invoices-page.tsx'));
const TransactionsPage = lazyPage(() => import('./tutor/payment/transactions-page.tsx'));
const CvPage = lazyPage(() => import('./tutor/cv/cv-page.tsx'), ['cv']);
/** Texts of every screen with a form of the profile. */
const PROFILE = ['profile', 'form', 'errors'] as const;
const SETTINGS = ['settings', ...PROFILE] as const;
const OverviewPage = lazyPage(() => import('./tutor/profile/overview/overview-page.tsx'), PROFILE);
const EducationPage = lazyPage(
  () => import('./tutor/profile/education/education-page.tsx'),
  PROFILE,
);
const TutoringPage = lazyPage(() => import('./tutor/profile/tutoring/tutoring-page.tsx'), PROFILE);
const CertificatesPage = lazyPage(
  () => import('./tutor/profile/certificates/certificates-page.tsx'),
  PROFILE,
);
const PersonalPage = lazyPage(() => import('./tutor/profile/personal/personal-page.tsx'), PROFILE);
const PersonalInfoPage = lazyPage(
  () => import('./tutor/settings/personal-info-page.tsx'),
  SETTINGS,
);
const ChangePasswordPage = lazyPage(
  () => import('./tutor/settings/change-password-page.tsx'),
  SETTINGS,
);
const SocialMediaPage = lazyPage(() => import('./tutor/settings/social-media-page.tsx'), SETTINGS);
const AccountStatusPage = lazyPage(
  () => import('./tutor/settings/account-status-page.tsx'),
  SETTINGS,
);
const PayInfoPage = lazyPage(() => import('./tutor/settings/pay-info-page.tsx'), SETTINGS);
const DevicesPage = lazyPage(() => import('./tutor/settings/devices-page.tsx'), SETTINGS);
const NotificationsPage = lazyPage(
  () => import('./tutor/settings/notifications-page.tsx'),
  SETTINGS,
);
const OwnDataPage = lazyPage(() => import('./tutor/settings/own-data-page.tsx'), SETTINGS);
const LettersPage = lazyPage(() => import('./tutor/letters/letters-page.tsx'), ['letters']);
const LetterPage = lazyPage(() => import('./tutor/letters/letter-page.tsx'), ['letters']);
const NotFoundPage = lazyPage(() => import('./public/not-found/not-found-page.tsx'));

export const Page = () => (
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
