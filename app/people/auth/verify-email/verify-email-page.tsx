import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { useLinkToken } from '#app/ground/page/use-link-token.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { dashboardPath } from '#app/people/session/where-to.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { AuthCard } from '../form/auth-card.tsx';

/**
 * Shows the page of the link in an email. Opening it does nothing: programs open links, people
 * press.
 */
export function VerifyEmailPage() {
  const { t } = useTranslation('verifyEmail');
  const { api, user, refresh } = useSession();
  const token = useLinkToken('email-token', '/verify-email');
  const showToast = useToast();
  const [isDone, setDone] = useState(false);
  const { isBusy, run, error } = useMutation((problem, { code }) => {
    if (code !== 'link_invalid') showToast(problem, 'error');
  });

  const verify = (given: string) =>
    run(async () => {
      await api.call('verifyEmail', { body: { token: given } });
      setDone(true);
      if (user) await refresh();
    });

  if (isDone)
    return (
      <AuthCard title={t('done')} lead={t('doneLead')}>
        <ActionLink to={user ? dashboardPath(user.type) : '/auth/signin'}>
          {t(user ? 'goOn' : 'signIn')}
        </ActionLink>
      </AuthCard>
    );
  if (token === null || error?.code === 'link_invalid')
    return (
      <AuthCard title={t('invalid')} lead={t('invalidLead')}>
        <ActionLink to="/auth/signin">{t('signIn')}</ActionLink>
      </AuthCard>
    );
  return (
    <AuthCard title={t('title')} lead={t('lead')}>
      <Button isBusy={isBusy} disabled={!token} onClick={() => token && void verify(token)}>
        {t('confirm')}
      </Button>
    </AuthCard>
  );
}
