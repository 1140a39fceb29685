import { useState } from 'react';
import { Link } from 'react-router';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { dashboardPath } from '../../session/where-to.ts';
import { useLinkToken } from '../../shell/use-link-token.ts';
import { AuthCard } from '../form/auth-card.tsx';

/** Where the link in an email leads. Opening it does nothing: programs open links, people press. */
export function VerifyEmailPage() {
  const texts = useTexts('auth');
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
      <AuthCard title={texts('email.done')} lead={texts('email.doneLead')}>
        <Link
          to={user ? dashboardPath(user.type) : '/auth/signin'}
          className="text-brand underline"
        >
          {texts(user ? 'email.goOn' : 'email.signIn')}
        </Link>
      </AuthCard>
    );
  if (token === null || error?.code === 'link_invalid')
    return (
      <AuthCard title={texts('email.invalid')} lead={texts('email.invalidLead')}>
        <Link to="/auth/signin" className="text-brand underline">
          {texts('email.signIn')}
        </Link>
      </AuthCard>
    );
  return (
    <AuthCard title={texts('email.title')} lead={texts('email.lead')}>
      <Button disabled={isBusy || !token} onClick={() => token && void verify(token)}>
        {texts('email.confirm')}
      </Button>
    </AuthCard>
  );
}
