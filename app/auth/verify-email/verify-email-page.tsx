import { useState } from 'react';
import { Link } from 'react-router';
import { isApiError } from '#core/api/api-error.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { dashboardPath } from '../../session/where-to.ts';
import { useLinkToken } from '../../shell/use-link-token.ts';
import { AuthCard } from '../form/auth-card.tsx';

/** Where the link in an email leads. Opening it does nothing: programs open links, people press. */
export function VerifyEmailPage() {
  const texts = useTexts('auth');
  const { api, user, refresh } = useSession();
  const token = useLinkToken('email-token', '/verify-email');
  const { isBusy, run } = useToastedMutation();
  const [state, setState] = useState<'asked' | 'done' | 'invalid'>('asked');

  const verify = (given: string) =>
    run(async () => {
      try {
        await api.call('verifyEmail', { body: { token: given } });
        setState('done');
        if (user) await refresh();
      } catch (error) {
        if (!isApiError(error) || error.code !== 'link_invalid') throw error;
        setState('invalid');
      }
    });

  if (state === 'done')
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
  if (token === null || state === 'invalid')
    return (
      <AuthCard title={texts('email.invalid')} lead={texts('email.invalidLead')}>
        <Link to="/auth/signin" className="text-brand underline">
          {texts('email.signIn')}
        </Link>
      </AuthCard>
    );
  return (
    <AuthCard title={texts('email.title')} lead={texts('email.lead')}>
      <Button disabled={isBusy} onClick={() => void verify(token)}>
        {texts('email.confirm')}
      </Button>
    </AuthCard>
  );
}
