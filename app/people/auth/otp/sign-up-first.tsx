import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** No phone is known yet. Source: docs/requirements/people/accounts.md, "Codes". */
export function SignUpFirst() {
  const { t } = useTranslation('auth');
  return (
    <StatePanel
      icon={<UserPlus size={32} />}
      title={t('otp.signUpFirst')}
      action={<ActionLink to="/auth/signup-as">{t('signIn.signUp')}</ActionLink>}
    />
  );
}
