import { useTranslation } from 'react-i18next';
import { AccountStatus } from '#app/people/account/account-status.tsx';
import { AccountTasks } from './account-tasks.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function AccountStatusPage() {
  const { t } = useTranslation('settings');
  return (
    <SettingsFrame tab="account-status">
      <AccountStatus greenText={t('status.green.parentText')} />
      <AccountTasks />
    </SettingsFrame>
  );
}
