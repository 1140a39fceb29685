import { SettingsFrame } from '#app/people/tutor-settings/settings-frame.tsx';
import { MessageChoices } from './message-choices.tsx';

export const NotificationsPage = () => (
  <SettingsFrame tab="notifications">
    <MessageChoices />
  </SettingsFrame>
);
