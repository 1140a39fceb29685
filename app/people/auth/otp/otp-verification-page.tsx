import { useTranslation } from 'react-i18next';
import {
  readActionPage,
  rememberActionPage,
  rememberPhone,
} from '#app/ground/preferences/cookies.ts';
import { OtpForm } from '#app/people/account/otp/otp-form.tsx';
import { readWish } from '#app/people/session/apply-wish.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { AuthCard } from '../form/auth-card.tsx';
import { SignUpFirst } from './sign-up-first.tsx';

/**
 * The code is seen to be right before the page changes.
 * Source: docs/requirements/people/accounts.md, "Codes".
 */
const REDIRECT_MS = 1000;

/** The page of the tuition that waits: it is shown on top of the steps that are needed first. */
const isWished = (page: string | undefined) => page === `/job-details/${readWish()}`;

/** Proves the phone of the account that has just been made or signed in. */
export function OtpVerificationPage() {
  const { t } = useTranslation('auth');
  const showToast = useToast();
  const { api, account, setAccount } = useSession();
  if (!account) return <SignUpFirst />;

  return (
    <AuthCard title={t('otp.title')}>
      <OtpForm
        purpose="verify"
        phone={account.phone_no}
        onVerify={async (otp) => {
          const { user, message } = await api.call('verifyOtp', { body: { otp } });
          rememberPhone(user.phone_no);
          showToast(message, 'success');
          // Who is new goes on with the set-up, unless a page is waiting to be returned to.
          if (user.type === 'tutor' && isWished(readActionPage())) rememberActionPage('/tutor');
          else if (!readActionPage())
            rememberActionPage(user.type === 'tutor' ? '/tutor' : '/parent/details');
          // Signed in, the guard of the auth pages leads on.
          setTimeout(() => setAccount(user), REDIRECT_MS);
        }}
        onResend={() => api.call('resendOtp')}
      />
    </AuthCard>
  );
}
