/** Every screen of the app by path; each loads when it is first opened. Source: spec public-site §2. */
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { GuestsOnly, SignedInOnly } from './session/guards.tsx';
import { lazyPage } from './shell/page-loading.tsx';
import { PublicFrame } from './shell/public-frame.tsx';
import { Shell } from './shell/shell.tsx';

const HomePage = lazyPage(() => import('./public/home/home-page.tsx'));
const JobBoardPage = lazyPage(() => import('./public/job-board/job-board-page.tsx'));
const JobDetailsPage = lazyPage(() => import('./public/job-details/job-details-page.tsx'));
const TermsPage = lazyPage(() => import('./public/terms/terms-page.tsx'));
const SignInPage = lazyPage(() => import('./auth/sign-in/sign-in-page.tsx'), ['auth']);
const SignUpAsPage = lazyPage(() => import('./auth/sign-up-as/sign-up-as-page.tsx'), ['auth']);
const TutorSignUpPage = lazyPage(() => import('./auth/sign-up/tutor-sign-up-page.tsx'), ['auth']);
const ParentSignUpPage = lazyPage(() => import('./auth/sign-up/parent-sign-up-page.tsx'), ['auth']);
const OtpVerificationPage = lazyPage(
  () => import('./auth/otp/otp-verification-page.tsx'),
  ['auth'],
);
const GetPhonePage = lazyPage(() => import('./auth/get-phone/get-phone-page.tsx'), ['auth']);
const ForgottenPasswordPage = lazyPage(
  () => import('./auth/password/forgotten-password-page.tsx'),
  ['auth'],
);
const ResetOtpPage = lazyPage(() => import('./auth/password/reset-otp-page.tsx'), ['auth']);
const ResetPasswordPage = lazyPage(
  () => import('./auth/password/reset-password-page.tsx'),
  ['auth'],
);
const TutorShell = lazyPage(() => import('./tutor/shell/tutor-shell.tsx'), ['tutor']);
const TutorHomePage = lazyPage(() => import('./tutor/setup/tutor-home-page.tsx'));
const SetupPage = lazyPage(() => import('./tutor/setup/setup-page.tsx'), ['setup', 'errors']);
const TutorDashboardPage = lazyPage(() => import('./tutor/dashboard/tutor-dashboard-page.tsx'));
const SavedJobsPage = lazyPage(() => import('./tutor/job-board/saved-jobs-page.tsx'));
const AvailableJobsPage = lazyPage(() => import('./tutor/job-board/available-jobs-page.tsx'));
const MyStudentsPage = lazyPage(() => import('./tutor/students/my-students-page.tsx'));
const LiveTutoringPage = lazyPage(() => import('./tutor/lessons/live-tutoring-page.tsx'));
const TutoringRequestsPage = lazyPage(() => import('./tutor/lessons/requests-page.tsx'));
const InvoicesPage = lazyPage(() => import('./tutor/payment/invoices-page.tsx'));
const TransactionsPage = lazyPage(() => import('./tutor/payment/transactions-page.tsx'));
const CvPage = lazyPage(() => import('./tutor/cv/cv-page.tsx'), ['cv']);
const TutorProfileRoutes = lazyPage(
  () => import('./tutor/profile/profile-routes.tsx'),
  ['profile', 'errors'],
);
const TutorSettingsRoutes = lazyPage(
  () => import('./tutor/settings/settings-routes.tsx'),
  ['settings', 'profile', 'errors'],
);
const TutorLettersRoutes = lazyPage(
  () => import('./tutor/letters/letters-routes.tsx'),
  ['letters'],
);
const ParentDashboardPage = lazyPage(() => import('./parent/dashboard/parent-dashboard-page.tsx'));
const NotFoundPage = lazyPage(() => import('./shell/not-found-page.tsx'));

export const AppRoutes = () => (
  <Routes>
    <Route element={<Shell />}>
      <Route element={<PublicFrame />}>
        <Route index element={<HomePage />} />
        <Route path="job-board" element={<JobBoardPage />} />
        <Route path="job-details/:jobId?" element={<JobDetailsPage />} />
        <Route path="terms-conditions" element={<TermsPage />} />
        <Route path="auth" element={<GuestsOnly />}>
          <Route path="signin" element={<SignInPage />} />
          <Route path="signup-as" element={<SignUpAsPage />} />
          <Route path="tutor/signup" element={<TutorSignUpPage />} />
          <Route path="parent/signup" element={<ParentSignUpPage />} />
          <Route path="otp-verification" element={<OtpVerificationPage />} />
          <Route path="get-phone" element={<GetPhonePage />} />
          <Route path="forgotten-password" element={<ForgottenPasswordPage />} />
          <Route path="otp-verification-for-password-reset" element={<ResetOtpPage />} />
          <Route path="reset-password" element={<ResetPasswordPage />} />
        </Route>
        <Route path="auth/tutor/details/:step" element={<ToTutorDetails />} />
        <Route path="tutor" element={<SignedInOnly type="tutor" />}>
          <Route index element={<TutorHomePage />} />
          <Route path="details/:step" element={<SetupPage />} />
        </Route>
        <Route path="parent" element={<SignedInOnly type="parent" />}>
          <Route index element={<Navigate to="/parent/dashboard" replace />} />
          <Route path="dashboard" element={<ParentDashboardPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="tutor" element={<SignedInOnly type="tutor" />}>
        <Route element={<TutorShell />}>
          <Route path="dashboard" element={<TutorDashboardPage />} />
          <Route path="job-board">
            <Route index element={<Navigate to="/tutor/job-board/available-jobs" replace />} />
            <Route path="available-jobs" element={<AvailableJobsPage />} />
            <Route path="saved-jobs" element={<SavedJobsPage />} />
          </Route>
          <Route path="cv" element={<CvPage />} />
          <Route path="profile/*" element={<TutorProfileRoutes />} />
          <Route path="settings/*" element={<TutorSettingsRoutes />} />
          <Route path="confirmation-letters/*" element={<TutorLettersRoutes />} />
          <Route path="my-students" element={<MyStudentsPage />} />
          <Route path="live-tutoring/:tab" element={<LiveTutoringPage />} />
          <Route path="tutoring-request/:tab" element={<TutoringRequestsPage />} />
          <Route path="payment">
            <Route index element={<Navigate to="/tutor/payment/invoice" replace />} />
            <Route path="invoice" element={<InvoicesPage />} />
            <Route path="transaction-history" element={<TransactionsPage />} />
          </Route>
        </Route>
      </Route>
    </Route>
  </Routes>
);

/** The address of the setup that the sign-up screens name. */
function ToTutorDetails() {
  const { step } = useParams();
  const { search } = useLocation();
  return <Navigate to={`/tutor/details/${step}${search}`} replace />;
}
