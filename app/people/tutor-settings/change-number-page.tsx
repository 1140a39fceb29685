import { useTranslation } from 'react-i18next';
import { ChangeNumber } from '#app/people/account/number-change/change-number.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function ChangeNumberPage() {
  const { t } = useTranslation('numberChange');
  return (
    <SettingsFrame tab="personal-info" title={t('title')}>
      <ChangeNumber donePath="/tutor/settings/personal-info" />
    </SettingsFrame>
  );
}
