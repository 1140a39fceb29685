import { ChangeNumber } from '#app/people/account/number-change/change-number.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function ChangeNumberPage() {
  const texts = useTexts('numberChange');
  return (
    <SettingsFrame tab="personal-info" title={texts('title')}>
      <ChangeNumber donePath="/tutor/settings/personal-info" />
    </SettingsFrame>
  );
}
