import { ChangePasswordForm } from '#app/people/account/change-password-form.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function ChangePasswordPage() {
  const texts = useTexts('settings');
  return (
    <SettingsFrame tab="change-password">
      <p className="text-muted">{texts('password.lead')}</p>
      <ChangePasswordForm />
    </SettingsFrame>
  );
}
