import { Navigate, Route, Routes } from 'react-router';
import { lazyPage } from '../../shell/page-loading.tsx';

const PersonalInfoPage = lazyPage(() => import('./personal-info-page.tsx'));
const SocialMediaPage = lazyPage(() => import('./social-media-page.tsx'));
const AccountStatusPage = lazyPage(() => import('./account-status-page.tsx'));
const PayInfoPage = lazyPage(() => import('./pay-info-page.tsx'));
const DevicesPage = lazyPage(() => import('./devices-page.tsx'));
const NotificationsPage = lazyPage(() => import('./notifications-page.tsx'));
const NotFoundPage = lazyPage(() => import('../../shell/not-found-page.tsx'));

export const Page = () => (
  <Routes>
    <Route index element={<Navigate to="/tutor/settings/personal-info" replace />} />
    <Route path="personal-info" element={<PersonalInfoPage />} />
    <Route path="social-media" element={<SocialMediaPage />} />
    <Route path="account-status" element={<AccountStatusPage />} />
    <Route path="pay-info" element={<PayInfoPage />} />
    <Route path="devices" element={<DevicesPage />} />
    <Route path="notifications" element={<NotificationsPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
