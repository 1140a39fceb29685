import type { Resources } from '#core/ground/i18n/resources.ts';

type Texts = Resources['settings'];
export type SettingsTab = keyof Texts['tabs'];

/** The settings of one side: where they are, and which belong together. */
export interface Settings {
  base: string;
  groups: readonly { name: keyof Texts['groups']; tabs: readonly SettingsTab[] }[];
}

export const TUTOR_SETTINGS: Settings = {
  base: '/tutor/settings',
  groups: [
    { name: 'account', tabs: ['personal-info', 'change-password', 'account-status'] },
    { name: 'teaching', tabs: ['pay-info', 'social-media', 'verified-history'] },
    { name: 'messages', tabs: ['notifications'] },
    { name: 'privacy', tabs: ['devices', 'own-data'] },
  ],
};

export const GUARDIAN_SETTINGS: Settings = {
  base: '/parent/dashboard/profile/settings',
  groups: [
    { name: 'account', tabs: ['personal-info', 'change-password', 'account-status'] },
    { name: 'family', tabs: ['students', 'location'] },
    { name: 'messages', tabs: ['notifications'] },
    { name: 'privacy', tabs: ['devices', 'own-data'] },
  ],
};
