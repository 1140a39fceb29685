import { useTranslation } from 'react-i18next';
import { ConnectedSites } from '#app/people/account/connected-sites.tsx';
import { OwnSessions } from '#app/people/account/own-sessions.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Shows where somebody is signed in, and which partner pages know them. */
export function DevicesPage() {
  const { t } = useTranslation('settings');
  return (
    <SettingsFrame tab="devices">
      <p className="text-muted">{t('devices.lead')}</p>
      <OwnSessions />
      <h3 className="text-base mt-3">{t('sites.title')}</h3>
      <p className="text-muted">{t('sites.lead')}</p>
      <ConnectedSites />
    </SettingsFrame>
  );
}
