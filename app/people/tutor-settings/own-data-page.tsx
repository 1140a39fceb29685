import { OwnData } from '#app/people/account/own-data.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const OwnDataPage = () => (
  <SettingsFrame tab="own-data">
    <OwnData />
  </SettingsFrame>
);
