import { MessageChoices } from '../../account/message-choices.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const Page = () => (
  <SettingsFrame tab="notifications">
    <MessageChoices />
  </SettingsFrame>
);
