import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '#app/people/account/change-password-form.tsx';
import { SetPasswordForm } from '#app/people/account/set-password-form.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function ChangePasswordPage() {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const isFirst = user?.has_password === false;
  return (
    <SettingsFrame tab="change-password" lead={t(isFirst ? 'setPassword.lead' : 'password.lead')}>
      {isFirst ? <SetPasswordForm /> : <ChangePasswordForm />}
    </SettingsFrame>
  );
}
