import { MessageChoices } from '../../account/message-choices.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const NotificationsPage = () => (
  <SettingsFrame tab="notifications">
    <MessageChoices />
  </SettingsFrame>
);
