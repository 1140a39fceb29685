import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '#app/people/account/change-password-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function ChangePasswordPage() {
  const { t } = useTranslation('settings');
  return (
    <SettingsFrame tab="change-password">
      <p className="text-muted">{t('password.lead')}</p>
      <ChangePasswordForm />
    </SettingsFrame>
  );
}
