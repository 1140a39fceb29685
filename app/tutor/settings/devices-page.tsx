import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Where somebody is signed in, and who may act for them. */
export function Page() {
  const texts = useTexts('settings');
  return (
    <SettingsFrame tab="devices">
      <p className="text-muted">{texts('devices.lead')}</p>
      <OwnSessions />
    </SettingsFrame>
  );
}
