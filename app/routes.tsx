/** Every screen of the app by path; each loads when it is first opened. Source: spec public-site §2. */
import { Navigate, Route, Routes } from 'react-router';
import { GuestsOnly, SignedInOnly } from './session/guards.tsx';
import { lazyPage } from './shell/page-loading.ts';
import { Shell } from './shell/shell.tsx';

const HomePage = lazyPage(() => import('./public/home/home-page.tsx'));
const JobBoardPage = lazyPage(() => import('./public/job-board/job-board-page.tsx'));
const JobDetailsPage = lazyPage(() => import('./public/job-details/job-details-page.tsx'));
const TermsPage = lazyPage(() => import('./public/terms/terms-page.tsx'));
const SignInPage = lazyPage(() => import('./auth/sign-in/sign-in-page.tsx'));
const SignUpAsPage = lazyPage(() => import('./auth/sign-up-as/sign-up-as-page.tsx'));
const TutorSignUpPage = lazyPage(() => import('./auth/sign-up/tutor-sign-up-page.tsx'));
const ParentSignUpPage = lazyPage(() => import('./auth/sign-up/parent-sign-up-page.tsx'));
const OtpVerificationPage = lazyPage(() => import('./auth/otp/otp-verification-page.tsx'));
const GetPhonePage = lazyPage(() => import('./auth/get-phone/get-phone-page.tsx'));
const ForgottenPasswordPage = lazyPage(() => import('./auth/password/forgotten-password-page.tsx'));
const ResetOtpPage = lazyPage(() => import('./auth/password/reset-otp-page.tsx'));
const ResetPasswordPage = lazyPage(() => import('./auth/password/reset-password-page.tsx'));
const TutorDashboardPage = lazyPage(() => import('./tutor/dashboard/tutor-dashboard-page.tsx'));
const SavedJobsPage = lazyPage(() => import('./tutor/own-jobs/saved-jobs-page.tsx'));
const AvailableJobsPage = lazyPage(() => import('./tutor/own-jobs/available-jobs-page.tsx'));
const CvPage = lazyPage(() => import('./tutor/cv/cv-page.tsx'), ['cv']);
const ParentDashboardPage = lazyPage(() => import('./parent/dashboard/parent-dashboard-page.tsx'));
const NotFoundPage = lazyPage(() => import('./public/not-found/not-found-page.tsx'));

export const AppRoutes = () => (
  <Routes>
    <Route element={<Shell />}>
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
      <Route path="tutor" element={<SignedInOnly type="tutor" />}>
        <Route index element={<Navigate to="/tutor/dashboard" replace />} />
        <Route path="dashboard" element={<TutorDashboardPage />} />
        <Route path="job-board/saved-jobs" element={<SavedJobsPage />} />
        <Route path="job-board/available-jobs" element={<AvailableJobsPage />} />
        <Route path="cv" element={<CvPage />} />
      </Route>
      <Route path="parent" element={<SignedInOnly type="parent" />}>
        <Route index element={<Navigate to="/parent/dashboard" replace />} />
        <Route path="dashboard" element={<ParentDashboardPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
