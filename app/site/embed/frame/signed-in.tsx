/** Asks for an account before its content: signing in happens here, in this window. */
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { returnHere } from '#app/ground/preferences/return-here.ts';
import { OtpForm } from '#app/people/account/otp/otp-form.tsx';
import { AuthCard } from '#app/people/auth/form/auth-card.tsx';
import { SignInForm } from '#app/people/auth/sign-in/sign-in-form.tsx';
import { AskFirst } from '#app/people/session/ask-first.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { StoredUser } from '#app/people/session/stored-user.ts';

interface SignedInProps {
  /** The reason for signing in, in a few words. */
  lead: string;
  children(user: StoredUser): ReactNode;
}

export const SignedIn = (props: SignedInProps) => (
  <AskFirst>
    <SignInHere {...props} />
  </AskFirst>
);

function SignInHere({ lead, children }: SignedInProps) {
  const { t } = useTranslation('auth');
  const { api, account, setAccount, user } = useSession();

  // Signing up and a forgotten password leave this screen, but not this window, and come back.
  useEffect(() => returnHere(location.pathname + location.search), []);

  if (user) return children(user);
  // Of staff: on that screen, and back to this one.
  if (account && !account.OTPVerifyUseOnly) return <Navigate to="/auth/second-factor" replace />;
  if (!account)
    return (
      <AuthCard title={t('signIn.title')} lead={lead}>
        <SignInForm onSignedIn={setAccount} />
      </AuthCard>
    );
  return (
    <AuthCard title={t('otp.title')}>
      <OtpForm
        purpose="verify"
        phone={account.phone_no}
        onVerify={async (otp) => setAccount((await api.call('verifyOtp', { body: { otp } })).user)}
        onResend={() => api.call('resendOtp')}
      />
    </AuthCard>
  );
}
