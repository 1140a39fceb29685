import { TUTOR_SETTINGS } from '#app/people/account/settings/settings-groups.ts';
import {
  type SettingsFrameProps,
  SettingsScreen,
} from '#app/people/account/settings/settings-screen.tsx';

/** The frame around a tutor's settings. */
export const SettingsFrame = (props: SettingsFrameProps) => (
  <SettingsScreen settings={TUTOR_SETTINGS} {...props} />
);
