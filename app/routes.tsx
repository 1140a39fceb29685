/**
 * Every screen of the app by path; each loads when it is first opened.
 * Source: docs/requirements/app-shell.md, "Screens".
 */
import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { GuestsOnly, SignedInOnly } from './session/guards.tsx';
import { useSession } from './session/session-provider.tsx';
import { ConsoleFrame } from './shell/console-frame.tsx';
import { lazyPage } from './shell/page-loading.tsx';
import { PublicFrame } from './shell/public-frame.tsx';
import { Shell } from './shell/shell.tsx';

/** Areas of texts only these screens need. */
const GUARDIAN = ['board', 'hire', 'parent'] as const;

const HomePage = lazyPage(
  () => import('./public/home/home-page.tsx').then((file) => file.HomePage),
  ['board'],
);
const JobBoardPage = lazyPage(
  () => import('./public/job-board/job-board-page.tsx').then((file) => file.JobBoardPage),
  ['board'],
);
const JobDetailsPage = lazyPage(
  () => import('./public/job-details/job-details-page.tsx').then((file) => file.JobDetailsPage),
  ['board', 'job', 'applying'],
);
const HubPage = lazyPage(
  () => import('./public/hub/hub-page.tsx').then((file) => file.HubPage),
  ['board', 'hub'],
);
const HubTutorPage = lazyPage(
  () => import('./public/hub/hub-tutor-page.tsx').then((file) => file.HubTutorPage),
  ['hub'],
);
const TermsPage = lazyPage(() =>
  import('./public/terms/terms-page.tsx').then((file) => file.TermsPage),
);
const SignInPage = lazyPage(
  () => import('./auth/sign-in/sign-in-page.tsx').then((file) => file.SignInPage),
  ['auth'],
);
const SignUpAsPage = lazyPage(
  () => import('./auth/sign-up-as/sign-up-as-page.tsx').then((file) => file.SignUpAsPage),
  ['auth'],
);
const TutorSignUpPage = lazyPage(
  () => import('./auth/sign-up/tutor-sign-up-page.tsx').then((file) => file.TutorSignUpPage),
  ['auth'],
);
const ParentSignUpPage = lazyPage(
  () => import('./auth/sign-up/parent-sign-up-page.tsx').then((file) => file.ParentSignUpPage),
  ['auth'],
);
const OtpVerificationPage = lazyPage(
  () => import('./auth/otp/otp-verification-page.tsx').then((file) => file.OtpVerificationPage),
  ['auth'],
);
const SecondFactorPage = lazyPage(
  () => import('./auth/second-factor/second-factor-page.tsx').then((file) => file.SecondFactorPage),
  ['auth'],
);
const GetPhonePage = lazyPage(
  () => import('./auth/get-phone/get-phone-page.tsx').then((file) => file.GetPhonePage),
  ['auth'],
);
const SignInCodePage = lazyPage(
  () => import('./auth/get-phone/sign-in-code-page.tsx').then((file) => file.SignInCodePage),
  ['auth'],
);
const FollowPage = lazyPage(() =>
  import('./parent/follow/follow-page.tsx').then((file) => file.FollowPage),
);
const ForgottenPasswordPage = lazyPage(
  () =>
    import('./auth/password/forgotten-password-page.tsx').then(
      (file) => file.ForgottenPasswordPage,
    ),
  ['auth'],
);
const ResetOtpPage = lazyPage(
  () => import('./auth/password/reset-otp-page.tsx').then((file) => file.ResetOtpPage),
  ['auth'],
);
const ResetPasswordPage = lazyPage(
  () => import('./auth/password/reset-password-page.tsx').then((file) => file.ResetPasswordPage),
  ['auth'],
);
const SetupRedirectPage = lazyPage(() =>
  import('./auth/setup-redirect/setup-redirect-page.tsx').then((file) => file.SetupRedirectPage),
);
const TutorRoutes = lazyPage(() => import('./tutor-routes.tsx').then((file) => file.TutorRoutes));
const NotificationsPage = lazyPage(
  () => import('./notifications/notifications-page.tsx').then((file) => file.NotificationsPage),
  ['notifications'],
);
const ConnectPage = lazyPage(
  () => import('./embed/connect/connect-page.tsx').then((file) => file.ConnectPage),
  ['connect', 'auth'],
);
const ApplyPage = lazyPage(
  () => import('./embed/apply/apply-page.tsx').then((file) => file.ApplyPage),
  ['connect', 'auth', 'job', 'applying'],
);
const StaffArea = lazyPage(
  () => import('./staff/staff-routes.tsx').then((file) => file.StaffArea),
  ['staff', 'job', 'hire'],
);
const ParentRoutes = lazyPage(
  () => import('./parent/parent-routes.tsx').then((file) => file.ParentRoutes),
  GUARDIAN,
);
const HireTutorPage = lazyPage(
  () => import('./public/hire-tutor/hire-tutor-page.tsx').then((file) => file.HireTutorPage),
  GUARDIAN,
);
const ComparePage = lazyPage(
  () => import('./public/compare/compare-page.tsx').then((file) => file.ComparePage),
  GUARDIAN,
);
const VerifyEmailPage = lazyPage(
  () => import('./auth/verify-email/verify-email-page.tsx').then((file) => file.VerifyEmailPage),
  ['auth'],
);
const AssistantPage = lazyPage(
  () => import('./public/assistant/assistant-page.tsx').then((file) => file.AssistantPage),
  ['assistant'],
);
const UiPage = lazyPage(
  () => import('./public/ui/ui-page.tsx').then((file) => file.UiPage),
  ['kit'],
);
const NotFoundPage = lazyPage(() =>
  import('./public/not-found/not-found-page.tsx').then((file) => file.NotFoundPage),
);

const TutorShell = lazyPage(
  () => import('./tutor/shell/tutor-shell.tsx').then((file) => file.TutorShell),
  ['tutor'],
);
/** Around what tutors and guardians both have: tutors stay in their area. */
function OwnFrame() {
  const { user } = useSession();
  return user?.type === 'tutor' ? <TutorShell /> : <PublicFrame />;
}

const ownWindow = (
  <Suspense>
    <Outlet />
  </Suspense>
);

export const AppRoutes = () => (
  <Routes>
    {/* Opened beside a partner's page: without our header and footer. */}
    <Route path="embed" element={ownWindow}>
      <Route path="connect" element={<ConnectPage />} />
      <Route path="apply" element={<ApplyPage />} />
    </Route>
    <Route element={<Shell />}>
      <Route element={<PublicFrame />}>
        <Route index element={<HomePage />} />
        <Route path="job-board" element={<JobBoardPage />} />
        <Route path="job-details/:jobId?" element={<JobDetailsPage />} />
        <Route path="hub" element={<HubPage />} />
        <Route path="hub/tutor-profile/:tutorId" element={<HubTutorPage />} />
        <Route path="crm/hire-tutor" element={<HireTutorPage />} />
        <Route path="r/:requestId" element={<FollowPage />} />
        <Route path="compare" element={<ComparePage />} />
        <Route path="ui" element={<UiPage />} />
        <Route path="verify-email" element={<VerifyEmailPage />} />
        <Route path="assistant" element={<AssistantPage />} />
        <Route path="terms-conditions" element={<TermsPage />} />
        <Route path="auth" element={<GuestsOnly />}>
          <Route path="signin" element={<SignInPage />} />
          <Route path="signup-as" element={<SignUpAsPage />} />
          <Route path="tutor/signup" element={<TutorSignUpPage />} />
          <Route path="parent/signup" element={<ParentSignUpPage />} />
          <Route path="otp-verification" element={<OtpVerificationPage />} />
          <Route path="second-factor" element={<SecondFactorPage />} />
          <Route path="get-phone" element={<GetPhonePage />} />
          <Route path="otp-verification-for-signin" element={<SignInCodePage />} />
          <Route path="forgotten-password" element={<ForgottenPasswordPage />} />
          <Route path="otp-verification-for-password-reset" element={<ResetOtpPage />} />
          <Route path="reset-password" element={<ResetPasswordPage />} />
        </Route>
        <Route path="auth/tutor/details/:step" element={<SetupRedirectPage />} />
        <Route path="parent" element={<SignedInOnly type="parent" />}>
          <Route index element={<Navigate to="/parent/dashboard" replace />} />
          <Route path="dashboard/*" element={<ParentRoutes />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<SignedInOnly />}>
        <Route element={<OwnFrame />}>
          <Route path="notifications" element={<NotificationsPage />} />
        </Route>
      </Route>
      <Route element={<SignedInOnly type="tutor" />}>
        <Route path="tutor/*" element={<TutorRoutes />} />
      </Route>
      <Route element={<SignedInOnly type="staff" />}>
        <Route element={<ConsoleFrame />}>
          <Route path="staff/*" element={<StaffArea />} />
        </Route>
      </Route>
    </Route>
  </Routes>
);
