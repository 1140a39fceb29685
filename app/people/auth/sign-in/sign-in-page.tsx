import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { rememberActionPage } from '#app/ground/preferences/cookies.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { missingStep } from '#app/people/session/stored-user.ts';
import { ownPath } from '#app/people/session/where-to.ts';
import { AuthCard } from '../form/auth-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in by phone or e-mail. Source: docs/requirements/people/accounts.md, "Signing in". */
export function SignInPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { setAccount } = useSession();

  return (
    <AuthCard title={t('signIn.title')} lead={t('signIn.lead')}>
      <SignInForm
        onSignedIn={(user) => {
          // A widget on another page sends its reader here with the page to return to in the address.
          const wanted = ownPath(params.get('return'));
          if (wanted) rememberActionPage(wanted);
          setAccount(user);
          const step = missingStep(user);
          if (step) navigate(step, { replace: true });
        }}
      />
    </AuthCard>
  );
}
