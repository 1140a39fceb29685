import { useTranslation } from 'react-i18next';
import { ConnectedSites } from '#app/people/account/connected-sites.tsx';
import { OwnSessions } from '#app/people/account/own-sessions.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Shows where somebody is signed in, and which partner pages know them. */
export function DevicesPage() {
  const { t } = useTranslation('settings');
  return (
    <SettingsFrame tab="devices" lead={t('devices.lead')}>
      <OwnSessions />
      <h3 className="text-base mt-3">{t('sites.title')}</h3>
      <p className="text-muted">{t('sites.parentLead')}</p>
      <ConnectedSites />
    </SettingsFrame>
  );
}
