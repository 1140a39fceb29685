import { Navigate, Route, Routes } from 'react-router';
import { lazyPage } from '../../shell/page-loading.tsx';

const OverviewPage = lazyPage(() => import('./overview/overview-page.tsx'));
const EducationPage = lazyPage(() => import('./education/education-page.tsx'));
const TutoringPage = lazyPage(() => import('./tutoring/tutoring-page.tsx'));
const CertificatesPage = lazyPage(() => import('./certificates/certificates-page.tsx'));
const PersonalPage = lazyPage(() => import('./personal/personal-page.tsx'));
const NotFoundPage = lazyPage(() => import('../../shell/not-found-page.tsx'));

/** Screens of the profile, apart so that the rest of the app does not carry their paths. */
export const Page = () => (
  <Routes>
    <Route index element={<Navigate to="/tutor/profile/overview" replace />} />
    <Route path="overview" element={<OverviewPage />} />
    <Route path="update/education" element={<EducationPage />} />
    <Route path="update/tutoring/:section?" element={<TutoringPage />} />
    <Route path="update/certificate" element={<CertificatesPage />} />
    <Route path="update/personal" element={<PersonalPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
);
