/** Every screen of the app by path; each loads when it is first opened. Source: spec public-site §2. */
import { Navigate, Route, Routes } from 'react-router';
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
const SetupRedirectPage = lazyPage(() => import('./auth/setup-redirect/setup-redirect-page.tsx'));
const TutorRoutes = lazyPage(() => import('./tutor-routes.tsx'));
const ParentDashboardPage = lazyPage(() => import('./parent/dashboard/parent-dashboard-page.tsx'));
const NotFoundPage = lazyPage(() => import('./public/not-found/not-found-page.tsx'));

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
        <Route path="auth/tutor/details/:step" element={<SetupRedirectPage />} />
        <Route path="parent" element={<SignedInOnly type="parent" />}>
          <Route index element={<Navigate to="/parent/dashboard" replace />} />
          <Route path="dashboard" element={<ParentDashboardPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<SignedInOnly type="tutor" />}>
        <Route path="tutor/*" element={<TutorRoutes />} />
      </Route>
    </Route>
  </Routes>
);
