/** The wing's screens in the tutor's area. */
import { lazyPages } from '#app/ground/page/page-loading.tsx';
import { leadTo, type Screens } from '#app/ground/page/screens.tsx';
import type { tutorPaths } from '#core/people/screens.ts';

const profilePage = lazyPages('profile', 'form', 'errors');
const plainFieldsPage = lazyPages('profile', 'tutorProfile', 'form', 'errors');
const settingsPage = lazyPages('settings', 'profile', 'form', 'errors');

export const tutorScreens = {
  '/tutor/cv': lazyPages('cv')(() => import('./cv/cv-page.tsx'), 'CvPage'),
  '/tutor/profile': leadTo('/tutor/profile/overview'),
  '/tutor/profile/overview': plainFieldsPage(
    () => import('./tutor-profile/overview/overview-page.tsx'),
    'OverviewPage',
  ),
  '/tutor/profile/students': leadTo('/tutor/my-students'),
  '/tutor/profile/update/education': profilePage(
    () => import('./tutor-profile/education/education-page.tsx'),
    'EducationPage',
  ),
  '/tutor/profile/update/tutoring/:section?': plainFieldsPage(
    () => import('./tutor-profile/tutoring/tutoring-page.tsx'),
    'TutoringPage',
  ),
  '/tutor/profile/update/certificate': profilePage(
    () => import('./tutor-profile/certificates/certificates-page.tsx'),
    'CertificatesPage',
  ),
  '/tutor/profile/update/personal/:part?': profilePage(
    () => import('./tutor-profile/personal/personal-page.tsx'),
    'PersonalPage',
  ),
  '/tutor/settings': lazyPages('settings')(
    () => import('./tutor-settings/settings-page.tsx'),
    'SettingsPage',
  ),
  '/tutor/settings/personal-info': settingsPage(
    () => import('./tutor-settings/personal-info-page.tsx'),
    'PersonalInfoPage',
  ),
  '/tutor/settings/change-number': lazyPages(
    'numberChange',
    'settings',
    'auth',
    'form',
    'errors',
  )(() => import('./tutor-settings/change-number-page.tsx'), 'ChangeNumberPage'),
  '/tutor/settings/change-password': settingsPage(
    () => import('./tutor-settings/change-password-page.tsx'),
    'ChangePasswordPage',
  ),
  '/tutor/settings/social-media': settingsPage(
    () => import('./tutor-settings/social-media-page.tsx'),
    'SocialMediaPage',
  ),
  '/tutor/settings/verified-history': lazyPages('settings', 'teachingHistory')(
    () => import('./tutor-settings/history-page.tsx'),
    'HistoryPage',
  ),
  '/tutor/settings/account-status': settingsPage(
    () => import('./tutor-settings/account-status-page.tsx'),
    'AccountStatusPage',
  ),
  '/tutor/settings/pay-info': settingsPage(
    () => import('./tutor-settings/pay-info-page.tsx'),
    'PayInfoPage',
  ),
  '/tutor/settings/devices': settingsPage(
    () => import('./tutor-settings/devices-page.tsx'),
    'DevicesPage',
  ),
  '/tutor/settings/own-data': settingsPage(
    () => import('./tutor-settings/own-data-page.tsx'),
    'OwnDataPage',
  ),
} satisfies Screens<typeof tutorPaths>;
