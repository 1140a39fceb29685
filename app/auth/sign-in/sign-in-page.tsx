import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { rememberActionPage } from '../../preferences/cookies.ts';
import { useSession } from '../../session/session-provider.tsx';
import { ownPath } from '../../session/where-to.ts';
import { AuthCard } from '../form/auth-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in by phone or e-mail. Source: spec public-site §2, §4 "Sign-in outcome". */
export function Page() {
  const texts = useTexts('auth');
  const showToast = useToast();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { setAccount } = useSession();

  return (
    <AuthCard title={texts('signIn.title')} lead={texts('signIn.lead')}>
      <SignInForm
        onSignedIn={(user) => {
          // A widget on another page sends its reader here with the page to return to in the address.
          const wanted = ownPath(params.get('return'));
          if (wanted) rememberActionPage(wanted);
          setAccount(user);
          if (user.type === 'staff') showToast(texts('signIn.noRole'), 'error');
          if (user.OTPVerifyUseOnly) navigate('/auth/otp-verification', { replace: true });
        }}
      />
    </AuthCard>
  );
}
