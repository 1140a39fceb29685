/** The guardian's screens, in a part of their own: no other reader fetches even their list. */
import { Navigate, Route, Routes } from 'react-router';
import { lazyPage } from '../shell/page-loading.tsx';
import { ParentLayout } from './layout/parent-layout.tsx';

const DashboardPage = lazyPage(() =>
  import('./dashboard/parent-dashboard-page.tsx').then((file) => file.DashboardPage),
);
const HireChooserPage = lazyPage(() =>
  import('./hire/hire-chooser-page.tsx').then((file) => file.HireChooserPage),
);
const HomeTutorPage = lazyPage(() =>
  import('./hire/home-tutor-page.tsx').then((file) => file.HomeTutorPage),
);
const HomeCoachPage = lazyPage(() =>
  import('./coach/home-coach-page.tsx').then((file) => file.HomeCoachPage),
);
const TutorRequestsPage = lazyPage(() =>
  import('./requests/tutor-requests-page.tsx').then((file) => file.TutorRequestsPage),
);
const RequestPage = lazyPage(
  () => import('./requests/request-page.tsx').then((file) => file.RequestPage),
  ['handover', 'job'],
);
const EditRequestPage = lazyPage(() =>
  import('./requests/edit-request-page.tsx').then((file) => file.EditRequestPage),
);
const CoachRequestsPage = lazyPage(() =>
  import('./coach/coach-requests-page.tsx').then((file) => file.CoachRequestsPage),
);
const MyTutorsPage = lazyPage(() =>
  import('./tutors/my-tutors-page.tsx').then((file) => file.MyTutorsPage),
);
/** Texts of the settings; those with a form need more. */
const SETTINGS = ['settings'] as const;
const FORMS = ['settings', 'profile', 'form', 'errors'] as const;
const PersonalInfoPage = lazyPage(
  () => import('./settings/personal-info-page.tsx').then((file) => file.PersonalInfoPage),
  FORMS,
);
const ChangePasswordPage = lazyPage(
  () => import('./settings/change-password-page.tsx').then((file) => file.ChangePasswordPage),
  FORMS,
);
const StudentsPage = lazyPage(
  () => import('./settings/students-page.tsx').then((file) => file.StudentsPage),
  SETTINGS,
);
const LocationsPage = lazyPage(
  () => import('./settings/locations-page.tsx').then((file) => file.LocationsPage),
  SETTINGS,
);
const AccountStatusPage = lazyPage(
  () => import('./settings/account-status-page.tsx').then((file) => file.AccountStatusPage),
  SETTINGS,
);
const DevicesPage = lazyPage(
  () => import('./settings/devices-page.tsx').then((file) => file.DevicesPage),
  SETTINGS,
);
const NotificationsPage = lazyPage(
  () => import('./settings/notifications-page.tsx').then((file) => file.NotificationsPage),
  SETTINGS,
);
const SetPasswordPage = lazyPage(
  () => import('./set-password/set-password-page.tsx').then((file) => file.SetPasswordPage),
  FORMS,
);
const OwnDataPage = lazyPage(
  () => import('./settings/own-data-page.tsx').then((file) => file.OwnDataPage),
  SETTINGS,
);
const MissingPage = lazyPage(() =>
  import('./layout/missing-page.tsx').then((file) => file.MissingPage),
);

export const ParentRoutes = () => (
  <Routes>
    <Route element={<ParentLayout />}>
      <Route index element={<DashboardPage />} />
      <Route path="hire" element={<HireChooserPage />} />
      <Route path="hire/home-tutor" element={<HomeTutorPage />} />
      <Route path="hire/home-coach" element={<HomeCoachPage />} />
      <Route path="requests/tutor-requests" element={<TutorRequestsPage />} />
      <Route path="requests/tutor-requests/:requestId" element={<RequestPage />} />
      <Route path="requests/tutor-requests/:requestId/edit" element={<EditRequestPage />} />
      <Route path="requests/coach-requests" element={<CoachRequestsPage />} />
      <Route path="set-password" element={<SetPasswordPage />} />
      <Route path="teachers/my-tutor" element={<MyTutorsPage />} />
      <Route path="profile/settings">
        <Route index element={<Navigate to="personal-info" replace />} />
        <Route path="personal-info" element={<PersonalInfoPage />} />
        <Route path="change-password" element={<ChangePasswordPage />} />
        <Route path="location" element={<LocationsPage />} />
        <Route path="account-status" element={<AccountStatusPage />} />
        <Route path="students" element={<StudentsPage />} />
        <Route path="devices" element={<DevicesPage />} />
        <Route path="notifications" element={<NotificationsPage />} />
        <Route path="own-data" element={<OwnDataPage />} />
      </Route>
      <Route path="*" element={<MissingPage />} />
    </Route>
  </Routes>
);
