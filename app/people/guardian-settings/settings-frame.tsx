import { GUARDIAN_SETTINGS } from '#app/people/account/settings/settings-groups.ts';
import {
  type SettingsFrameProps,
  SettingsScreen,
} from '#app/people/account/settings/settings-screen.tsx';

/** The frame around a guardian's settings. */
export const SettingsFrame = (props: SettingsFrameProps) => (
  <SettingsScreen settings={GUARDIAN_SETTINGS} {...props} />
);
