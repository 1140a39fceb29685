import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { OtpForm } from '#app/people/account/otp/otp-form.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import { AuthCard } from '../form/auth-card.tsx';
import { readSignInPhone } from './sign-in-phone.ts';

/** The ways on for somebody who has shown the phone, and has no account with it that a code opens. */
const WAYS = {
  no_account: [
    ['getPhone.hire', '/crm/hire-tutor'],
    ['getPhone.signUp', '/auth/signup-as'],
  ],
  password_needed: [['getPhone.withPassword', '/auth/signin']],
} as const;

/** The code is the whole sign-in. */
export function SignInCodePage() {
  const { t } = useTranslation('auth');
  const { api, setAccount } = useSession();
  const [found, setFound] = useState<{ code: keyof typeof WAYS; words: string }>();
  const phone = readSignInPhone();
  if (!phone) return <Navigate to="/auth/get-phone" replace />;
  if (found)
    return (
      <AuthCard title={t('getPhone.title')} lead={found.words}>
        <div className="flex flex-col gap-3">
          {WAYS[found.code].map(([name, path]) => (
            <ActionLink key={path} to={path}>
              {t(name)}
            </ActionLink>
          ))}
        </div>
      </AuthCard>
    );
  return (
    <AuthCard title={t('otp.title')}>
      <OtpForm
        purpose="sign-in"
        phone={phone}
        onVerify={async (otp) => {
          try {
            const body = { phone_no: phone, phone_otp: otp };
            // Signed in, the guard of the auth pages leads on.
            setAccount((await api.call('signInByCode', { body })).user);
          } catch (error) {
            const isKnown =
              isApiError(error) &&
              (error.code === 'no_account' || error.code === 'password_needed');
            if (!isKnown) throw error;
            setFound({
              code: error.code === 'no_account' ? 'no_account' : 'password_needed',
              words: error.message,
            });
          }
        }}
        onResend={() => api.call('sendSignInCode', { body: { phone_no: phone } })}
      />
    </AuthCard>
  );
}
