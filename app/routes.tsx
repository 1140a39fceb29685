/** Every screen of the app by path; each loads when it is first opened. Source: spec public-site §2. */
import { Route, Routes } from 'react-router';
import { lazyPage } from './shell/page-loading.ts';
import { Shell } from './shell/shell.tsx';

const HomePage = lazyPage(() => import('./public/home/home-page.tsx'));
const JobBoardPage = lazyPage(() => import('./public/job-board/job-board-page.tsx'));
const JobDetailsPage = lazyPage(() => import('./public/job-details/job-details-page.tsx'));
const TermsPage = lazyPage(() => import('./public/terms/terms-page.tsx'));
const SignInPage = lazyPage(() => import('./auth/sign-in/sign-in-page.tsx'));
const NotFoundPage = lazyPage(() => import('./public/not-found/not-found-page.tsx'));

export const AppRoutes = () => (
  <Routes>
    <Route element={<Shell />}>
      <Route index element={<HomePage />} />
      <Route path="job-board" element={<JobBoardPage />} />
      <Route path="job-details/:jobId?" element={<JobDetailsPage />} />
      <Route path="terms-conditions" element={<TermsPage />} />
      <Route path="auth/signin" element={<SignInPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
