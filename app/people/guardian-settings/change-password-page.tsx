import { ChangePasswordForm } from '#app/people/account/change-password-form.tsx';
import { SetPasswordForm } from '#app/people/account/set-password-form.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function ChangePasswordPage() {
  const texts = useTexts('settings');
  const { user } = useSession();
  const isFirst = user?.has_password === false;
  return (
    <SettingsFrame
      tab="change-password"
      lead={texts(isFirst ? 'setPassword.lead' : 'password.lead')}
    >
      {isFirst ? <SetPasswordForm /> : <ChangePasswordForm />}
    </SettingsFrame>
  );
}
