import { ConnectedSites } from '#app/people/account/connected-sites.tsx';
import { OwnSessions } from '#app/people/account/own-sessions.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Shows where somebody is signed in, and which partner pages know them. */
export function DevicesPage() {
  const texts = useTexts('settings');
  return (
    <SettingsFrame tab="devices" lead={texts('devices.lead')}>
      <OwnSessions />
      <h3 className="text-base mt-3">{texts('sites.title')}</h3>
      <p className="text-muted">{texts('sites.parentLead')}</p>
      <ConnectedSites />
    </SettingsFrame>
  );
}
