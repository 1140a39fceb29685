import { UserPlus } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** No phone is known yet. Source: docs/requirements/people/accounts.md, "Codes". */
export function SignUpFirst() {
  const texts = useTexts('auth');
  return (
    <StatePanel
      icon={<UserPlus size={32} />}
      title={texts('otp.signUpFirst')}
      action={<ActionLink to="/auth/signup-as">{texts('signIn.signUp')}</ActionLink>}
    />
  );
}
