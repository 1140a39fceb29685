import { OwnData } from '../../account/own-data.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const OwnDataPage = () => (
  <SettingsFrame tab="own-data">
    <OwnData />
  </SettingsFrame>
);
