export const SETTINGS_TABS = [
  'personal-info',
  'change-password',
  'social-media',
  'verified-history',
  'account-status',
  'pay-info',
  'devices',
  'notifications',
  'own-data',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];
