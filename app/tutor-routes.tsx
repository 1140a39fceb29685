/** Every screen of the tutor area by path, apart from the rest: most visitors never open it. */
import { Navigate, Route, Routes } from 'react-router';
import { lazyPage } from './shell/page-loading.tsx';
import { PublicFrame } from './shell/public-frame.tsx';

const TutorShell = lazyPage(() => import('./tutor/shell/tutor-shell.tsx'), ['tutor']);
const TutorHomePage = lazyPage(() => import('./tutor/setup/tutor-home-page.tsx'));
const SetupPage = lazyPage(
  () => import('./tutor/setup/setup-page.tsx'),
  ['setup', 'form', 'errors'],
);
const DashboardPage = lazyPage(() => import('./tutor/dashboard/tutor-dashboard-page.tsx'));
const SavedJobsPage = lazyPage(() => import('./tutor/job-board/saved-jobs-page.tsx'));
const AvailableJobsPage = lazyPage(() => import('./tutor/job-board/available-jobs-page.tsx'));
const MyStudentsPage = lazyPage(() => import('./tutor/students/my-students-page.tsx'));
const LiveTutoringPage = lazyPage(() => import('./tutor/lessons/live-tutoring-page.tsx'));
const TutoringRequestsPage = lazyPage(() => import('./tutor/lessons/requests-page.tsx'));
const InvoicesPage = lazyPage(() => import('./tutor/payment/invoices-page.tsx'));
const TransactionsPage = lazyPage(() => import('./tutor/payment/transactions-page.tsx'));
const NotFoundPage = lazyPage(() => import('./public/not-found/not-found-page.tsx'));

export const Page = () => (
  <Routes>
    <Route element={<TutorShell />}>
      <Route path="dashboard" element={<DashboardPage />} />
      <Route path="job-board">
        <Route index element={<Navigate to="/tutor/job-board/available-jobs" replace />} />
        <Route path="available-jobs" element={<AvailableJobsPage />} />
        <Route path="saved-jobs" element={<SavedJobsPage />} />
      </Route>
      <Route path="my-students" element={<MyStudentsPage />} />
      <Route path="live-tutoring/:tab" element={<LiveTutoringPage />} />
      <Route path="tutoring-request/:tab" element={<TutoringRequestsPage />} />
      <Route path="payment">
        <Route index element={<Navigate to="/tutor/payment/invoice" replace />} />
        <Route path="invoice" element={<InvoicesPage />} />
        <Route path="transaction-history" element={<TransactionsPage />} />
      </Route>
    </Route>
    <Route element={<PublicFrame />}>
      <Route index element={<TutorHomePage />} />
      <Route path="details/:step" element={<SetupPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
