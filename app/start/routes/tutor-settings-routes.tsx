/** The screens of a tutor's settings by path, a part of the tutor's routes. */
import { Navigate, Route } from 'react-router';
import { lazyPages } from '#app/ground/page/page-loading.tsx';

const settingsPage = lazyPages('settings', 'profile', 'form', 'errors');

const PersonalInfoPage = settingsPage(
  () => import('#app/people/tutor-settings/personal-info-page.tsx'),
  'PersonalInfoPage',
);
const ChangeNumberPage = lazyPages(
  'numberChange',
  'settings',
  'auth',
  'form',
  'errors',
)(() => import('#app/people/tutor-settings/change-number-page.tsx'), 'ChangeNumberPage');
const ChangePasswordPage = settingsPage(
  () => import('#app/people/tutor-settings/change-password-page.tsx'),
  'ChangePasswordPage',
);
const SocialMediaPage = settingsPage(
  () => import('#app/people/tutor-settings/social-media-page.tsx'),
  'SocialMediaPage',
);
const AccountStatusPage = settingsPage(
  () => import('#app/people/tutor-settings/account-status-page.tsx'),
  'AccountStatusPage',
);
const HistoryPage = lazyPages('settings', 'teachingHistory')(
  () => import('#app/people/tutor-settings/history-page.tsx'),
  'HistoryPage',
);
const PayInfoPage = settingsPage(
  () => import('#app/people/tutor-settings/pay-info-page.tsx'),
  'PayInfoPage',
);
const DevicesPage = settingsPage(
  () => import('#app/people/tutor-settings/devices-page.tsx'),
  'DevicesPage',
);
const NotificationsPage = settingsPage(
  () => import('#app/notify/choices/tutor-choices-page.tsx'),
  'NotificationsPage',
);
const OwnDataPage = settingsPage(
  () => import('#app/people/tutor-settings/own-data-page.tsx'),
  'OwnDataPage',
);

export const settingsRoutes = (
  <Route path="settings">
    <Route index element={<Navigate to="/tutor/settings/personal-info" replace />} />
    <Route path="personal-info" element={<PersonalInfoPage />} />
    <Route path="change-number" element={<ChangeNumberPage />} />
    <Route path="change-password" element={<ChangePasswordPage />} />
    <Route path="social-media" element={<SocialMediaPage />} />
    <Route path="verified-history" element={<HistoryPage />} />
    <Route path="account-status" element={<AccountStatusPage />} />
    <Route path="pay-info" element={<PayInfoPage />} />
    <Route path="devices" element={<DevicesPage />} />
    <Route path="notifications" element={<NotificationsPage />} />
    <Route path="own-data" element={<OwnDataPage />} />
  </Route>
);
