import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { useLinkToken } from '#app/ground/page/use-link-token.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { STOP_NUMBER_CHANGE_PATH } from '#core/people/account/number-change.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { AuthCard } from '../form/auth-card.tsx';

/**
 * Shows the page of the link that went to the old number and the email. Opening it does nothing:
 * programs open links, people press.
 */
export function StopNumberChangePage() {
  const { t } = useTranslation('numberChange');
  const phone = useOurPhone();
  const { api, setAccount } = useSession();
  const token = useLinkToken('stop-number-change', STOP_NUMBER_CHANGE_PATH);
  const showToast = useToast();
  const [done, setDone] = useState<'stopped' | 'undone'>();
  const { isBusy, run, error } = useMutation((problem, { code }) => {
    if (code !== 'link_invalid') showToast(problem, 'error');
  });
  const stop = (given: string) =>
    run(async () => {
      const { state } = await api.call('stopNumberChange', { body: { token: given } });
      // The person who was signed in here is signed out everywhere.
      setAccount(null);
      setDone(state);
    });

  if (done)
    return (
      <AuthCard title={t(`stop.${done}`)} lead={t('stop.doneLead')}>
        <ActionLink to="/auth/forgotten-password">{t('stop.newPassword')}</ActionLink>
      </AuthCard>
    );
  if (token === null || error?.code === 'link_invalid')
    return (
      <AuthCard
        title={t('stop.invalid')}
        lead={<CallText text={t('stop.invalidLead', { phone })} />}
      >
        <ActionLink to="/auth/signin">{t('stop.signIn')}</ActionLink>
      </AuthCard>
    );
  return (
    <AuthCard title={t('stop.title')} lead={t('stop.lead')}>
      <Button isBusy={isBusy} disabled={!token} onClick={() => token && void stop(token)}>
        {t('stop.confirm')}
      </Button>
    </AuthCard>
  );
}
