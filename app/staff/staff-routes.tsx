/** The screens of the console; only staff load this list. */
import { Navigate, Route, Routes } from 'react-router';
import { lazyPage } from '../shell/page-loading.tsx';
import { StaffConsole } from './console/staff-console.tsx';

const RequestsPage = lazyPage(() =>
  import('./requests/requests-page.tsx').then((file) => file.RequestsPage),
);
const RequestPage = lazyPage(() =>
  import('./request/request-page.tsx').then((file) => file.RequestPage),
);
const PipelinePage = lazyPage(
  () => import('./pipeline/pipeline-page.tsx').then((file) => file.PipelinePage),
  ['handover'],
);
const PeoplePage = lazyPage(() =>
  import('./people/people-page.tsx').then((file) => file.PeoplePage),
);
const PersonPage = lazyPage(() =>
  import('./people/person-page.tsx').then((file) => file.PersonPage),
);
const CoachPage = lazyPage(() => import('./coach/coach-page.tsx').then((file) => file.CoachPage));
const CallsPage = lazyPage(() => import('./calls/calls-page.tsx').then((file) => file.CallsPage));
const DocumentsPage = lazyPage(() =>
  import('./documents/documents-page.tsx').then((file) => file.DocumentsPage),
);
const TutorDocumentsPage = lazyPage(
  () => import('./documents/tutor-documents-page.tsx').then((file) => file.TutorDocumentsPage),
  ['profile'],
);
const AlarmsPage = lazyPage(() =>
  import('./alarms/alarms-page.tsx').then((file) => file.AlarmsPage),
);
const PartnersPage = lazyPage(() =>
  import('./partners/partners-page.tsx').then((file) => file.PartnersPage),
);
const ReviewsPage = lazyPage(() =>
  import('./reviews/reviews-page.tsx').then((file) => file.ReviewsPage),
);
const NamesPage = lazyPage(
  () => import('./names/names-page.tsx').then((file) => file.NamesPage),
  ['form'],
);
const SecurityPage = lazyPage(
  () => import('./security/security-page.tsx').then((file) => file.SecurityPage),
  ['auth', 'settings'],
);
const AuditPage = lazyPage(() => import('./audit/audit-page.tsx').then((file) => file.AuditPage));

export const StaffArea = () => (
  <Routes>
    <Route element={<StaffConsole />}>
      <Route index element={<RequestsPage />} />
      <Route path="requests/:id" element={<RequestPage />} />
      <Route path="requests/:id/pipeline" element={<PipelinePage />} />
      <Route path="people" element={<PeoplePage />} />
      <Route path="people/:id" element={<PersonPage />} />
      <Route path="coach-requests" element={<CoachPage />} />
      <Route path="calls" element={<CallsPage />} />
      <Route path="documents" element={<DocumentsPage />} />
      <Route path="documents/:id" element={<TutorDocumentsPage />} />
      <Route path="alarms" element={<AlarmsPage />} />
      <Route path="partners" element={<PartnersPage />} />
      <Route path="reviews" element={<ReviewsPage />} />
      <Route path="names" element={<NamesPage />} />
      <Route path="security" element={<SecurityPage />} />
      <Route path="audit" element={<AuditPage />} />
      <Route path="*" element={<Navigate to="/staff" replace />} />
    </Route>
  </Routes>
);
