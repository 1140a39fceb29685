/** The wing's screens that everybody may open, and those of signing up and in, for guests. */
import { publicPages } from '#app/ground/page/page-loading.tsx';
import type { Screens } from '#app/ground/page/screens.tsx';
import type { drawnPaths, memberPaths, openPaths } from '#core/people/screens.ts';

type AllScreens = Screens<[...typeof drawnPaths, ...typeof openPaths]>;

const plainPage = publicPages();
const authPage = publicPages('auth');

/** The screens for guests; signed-in users are led on from them. */
export const guestScreens = {
  '/auth/signin': authPage(() => import('./auth/sign-in/sign-in-page.tsx'), 'SignInPage'),
  '/auth/signup-as': authPage(
    () => import('./auth/sign-up-as/sign-up-as-page.tsx'),
    'SignUpAsPage',
  ),
  '/auth/tutor/signup': authPage(
    () => import('./auth/sign-up/tutor-sign-up-page.tsx'),
    'TutorSignUpPage',
  ),
  '/auth/parent/signup': authPage(
    () => import('./auth/sign-up/parent-sign-up-page.tsx'),
    'ParentSignUpPage',
  ),
  '/auth/otp-verification': authPage(
    () => import('./auth/otp/otp-verification-page.tsx'),
    'OtpVerificationPage',
  ),
  '/auth/second-factor': authPage(
    () => import('./auth/second-factor/second-factor-page.tsx'),
    'SecondFactorPage',
  ),
  '/auth/get-phone': authPage(() => import('./auth/get-phone/get-phone-page.tsx'), 'GetPhonePage'),
  '/auth/otp-verification-for-signin': authPage(
    () => import('./auth/get-phone/sign-in-code-page.tsx'),
    'SignInCodePage',
  ),
  '/auth/forgotten-password': authPage(
    () => import('./auth/password/forgotten-password-page.tsx'),
    'ForgottenPasswordPage',
  ),
  '/auth/otp-verification-for-password-reset': authPage(
    () => import('./auth/password/reset-otp-page.tsx'),
    'ResetOtpPage',
  ),
  '/auth/reset-password': authPage(
    () => import('./auth/password/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
} satisfies Partial<AllScreens>;

export const publicScreens = {
  '/auth/tutor/details/:step': plainPage(
    () => import('./auth/setup-redirect/setup-redirect-page.tsx'),
    'SetupRedirectPage',
  ),
  '/verify-email': publicPages('auth', 'verifyEmail')(
    () => import('./auth/verify-email/verify-email-page.tsx'),
    'VerifyEmailPage',
  ),
  '/stop-number-change': publicPages('numberChange')(
    () => import('./auth/stop-number-change/stop-number-change-page.tsx'),
    'StopNumberChangePage',
  ),
} satisfies Omit<AllScreens, keyof typeof guestScreens>;

export const memberScreens = {
  '/coach/details/:step?': plainPage(
    () => import('./auth/setup-redirect/coach-redirect-page.tsx'),
    'CoachRedirectPage',
  ),
} satisfies Screens<typeof memberPaths>;
