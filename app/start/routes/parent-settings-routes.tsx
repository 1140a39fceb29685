/** The screens of a guardian's settings by path, a part of the guardian's routes. */
import { Navigate, Route } from 'react-router';
import { lazyPages } from '#app/ground/page/page-loading.tsx';

const settingsPage = lazyPages('settings');
/** The texts of the settings as well; a form needs more texts. */
const formPage = lazyPages('settings', 'profile', 'form', 'errors');
const profilePage = lazyPages('settings', 'guardianProfile', 'profile', 'form', 'errors');

const PersonalInfoPage = profilePage(
  () => import('#app/people/guardian-settings/personal-info-page.tsx'),
  'PersonalInfoPage',
);
const ChangeNumberPage = lazyPages(
  'numberChange',
  'settings',
  'auth',
  'form',
  'errors',
)(() => import('#app/people/guardian-settings/change-number-page.tsx'), 'ChangeNumberPage');
const ChangePasswordPage = formPage(
  () => import('#app/people/guardian-settings/change-password-page.tsx'),
  'ChangePasswordPage',
);
const StudentsPage = settingsPage(
  () => import('#app/people/guardian-settings/students-page.tsx'),
  'StudentsPage',
);
const LocationsPage = settingsPage(
  () => import('#app/people/guardian-settings/locations-page.tsx'),
  'LocationsPage',
);
const AccountStatusPage = lazyPages('settings', 'guardianProfile')(
  () => import('#app/people/guardian-settings/account-status-page.tsx'),
  'AccountStatusPage',
);
const DevicesPage = settingsPage(
  () => import('#app/people/guardian-settings/devices-page.tsx'),
  'DevicesPage',
);
const NotificationsPage = settingsPage(
  () => import('#app/notify/choices/guardian-choices-page.tsx'),
  'NotificationsPage',
);
const OwnDataPage = settingsPage(
  () => import('#app/people/guardian-settings/own-data-page.tsx'),
  'OwnDataPage',
);

export const guardianSettingsRoutes = (
  <Route path="profile/settings">
    <Route index element={<Navigate to="personal-info" replace />} />
    <Route path="personal-info" element={<PersonalInfoPage />} />
    <Route path="change-number" element={<ChangeNumberPage />} />
    <Route path="change-password" element={<ChangePasswordPage />} />
    <Route path="location" element={<LocationsPage />} />
    <Route path="account-status" element={<AccountStatusPage />} />
    <Route path="students" element={<StudentsPage />} />
    <Route path="devices" element={<DevicesPage />} />
    <Route path="notifications" element={<NotificationsPage />} />
    <Route path="own-data" element={<OwnDataPage />} />
  </Route>
);
