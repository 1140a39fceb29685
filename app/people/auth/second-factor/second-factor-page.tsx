import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { CodeForm } from '#app/people/account/second-factor/code-form.tsx';
import { SetUpFactor } from '#app/people/account/second-factor/set-up-factor.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { AuthCard } from '../form/auth-card.tsx';

/** The second step of signing in for staff. Signed in, the guard of the auth pages leads on. */
export function SecondFactorPage() {
  const { t } = useTranslation('auth');
  const { api, account, setAccount, signOut } = useSession();
  if (!account) return <Navigate to="/auth/signin" replace />;

  return (
    <AuthCard
      title={t('factor.title')}
      lead={t(account.second_factor === 'setup' ? 'factor.leadSetup' : 'factor.lead')}
    >
      {account.second_factor === 'setup' ? (
        <SetUpFactor hasOne={false} onDone={setAccount} />
      ) : (
        <CodeForm
          hint={t('factor.hintBoth')}
          doText={t('factor.send')}
          takesRecoveryCode
          onSend={async (code) =>
            setAccount((await api.call('giveSecondFactor', { body: { code } })).user)
          }
        />
      )}
      <Button look="quiet" onClick={() => void signOut()}>
        {t('factor.signOut')}
      </Button>
    </AuthCard>
  );
}
