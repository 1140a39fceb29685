import { AccountStatus } from '#app/people/account/account-status.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AccountTasks } from './account-tasks.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function AccountStatusPage() {
  const texts = useTexts('settings');
  return (
    <SettingsFrame tab="account-status">
      <AccountStatus greenText={texts('status.green.parentText')} />
      <AccountTasks />
    </SettingsFrame>
  );
}
