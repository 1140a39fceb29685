/** The wing's screens in the guardian's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { leadTo, type Screens } from '#app/ground/page/screens.tsx';
import type { guardianPaths } from '#core/people/screens.ts';

const settingsPage = lazyPages('settings');
/** The texts of the settings as well; a form needs more texts. */
const formPage = lazyPages('settings', 'profile', 'form', 'errors');
const profilePage = lazyPages('settings', 'guardianProfile', 'profile', 'form', 'errors');

export const guardianScreens = {
  '/parent/settings': leadTo('/parent/dashboard/profile/settings'),
  '/parent/dashboard/profile': leadTo('/parent/dashboard/profile/overview'),
  '/parent/dashboard/profile/overview': profilePage(
    () => import('./guardian-profile/profile-overview-page.tsx'),
    'ProfileOverviewPage',
  ),
  '/parent/dashboard/profile/settings': settingsPage(
    () => import('./guardian-settings/settings-page.tsx'),
    'SettingsPage',
  ),
  '/parent/dashboard/profile/settings/personal-info': profilePage(
    () => import('./guardian-settings/personal-info-page.tsx'),
    'PersonalInfoPage',
  ),
  '/parent/dashboard/profile/settings/change-number': lazyPages(
    'numberChange',
    'settings',
    'auth',
    'form',
    'errors',
  )(() => import('./guardian-settings/change-number-page.tsx'), 'ChangeNumberPage'),
  '/parent/dashboard/profile/settings/change-password': formPage(
    () => import('./guardian-settings/change-password-page.tsx'),
    'ChangePasswordPage',
  ),
  '/parent/dashboard/profile/settings/location': settingsPage(
    () => import('./guardian-settings/locations-page.tsx'),
    'LocationsPage',
  ),
  '/parent/dashboard/profile/settings/account-status': lazyPages('settings', 'guardianProfile')(
    () => import('./guardian-settings/account-status-page.tsx'),
    'AccountStatusPage',
  ),
  '/parent/dashboard/profile/settings/students': settingsPage(
    () => import('./guardian-settings/students-page.tsx'),
    'StudentsPage',
  ),
  '/parent/dashboard/profile/settings/devices': settingsPage(
    () => import('./guardian-settings/devices-page.tsx'),
    'DevicesPage',
  ),
  '/parent/dashboard/profile/settings/own-data': settingsPage(
    () => import('./guardian-settings/own-data-page.tsx'),
    'OwnDataPage',
  ),
} satisfies Screens<typeof guardianPaths>;
