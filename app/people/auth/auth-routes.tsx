/** The screens of signing up and in, for those who are not. */
import { Route } from 'react-router';
import { publicPages } from '#app/ground/page/page-loading.tsx';
import { GuestsOnly } from '#app/people/session/guards.tsx';

const authPage = publicPages('auth');
const SignInPage = authPage(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage');
const SignUpAsPage = authPage(() => import('./sign-up-as/sign-up-as-page.tsx'), 'SignUpAsPage');
const TutorSignUpPage = authPage(
  () => import('./sign-up/tutor-sign-up-page.tsx'),
  'TutorSignUpPage',
);
const ParentSignUpPage = authPage(
  () => import('./sign-up/parent-sign-up-page.tsx'),
  'ParentSignUpPage',
);
const OtpVerificationPage = authPage(
  () => import('./otp/otp-verification-page.tsx'),
  'OtpVerificationPage',
);
const SecondFactorPage = authPage(
  () => import('./second-factor/second-factor-page.tsx'),
  'SecondFactorPage',
);
const GetPhonePage = authPage(() => import('./get-phone/get-phone-page.tsx'), 'GetPhonePage');
const SignInCodePage = authPage(
  () => import('./get-phone/sign-in-code-page.tsx'),
  'SignInCodePage',
);
const ForgottenPasswordPage = authPage(
  () => import('./password/forgotten-password-page.tsx'),
  'ForgottenPasswordPage',
);
const ResetOtpPage = authPage(() => import('./password/reset-otp-page.tsx'), 'ResetOtpPage');
const ResetPasswordPage = authPage(
  () => import('./password/reset-password-page.tsx'),
  'ResetPasswordPage',
);

export const authRoutes = (
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
);
