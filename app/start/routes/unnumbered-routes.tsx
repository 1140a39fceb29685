/** One thing's addresses without its number: they lead to the list of them. */
import { Navigate, Route } from 'react-router';
import {
  MY_COACHES_PATH,
  MY_TUTORS_PATH,
  ONLINE_LESSONS_PATH,
} from '#app/ground/links/parent-paths.ts';

const to = (path: string) => <Navigate to={path} replace />;

export const unnumberedRoutes = (
  <>
    <Route path="manage-tutor/:tab" element={to(MY_TUTORS_PATH)} />
    <Route path="manage-coach/:tab" element={to(MY_COACHES_PATH)} />
    <Route path="online-lesson/view" element={to(ONLINE_LESSONS_PATH)} />
  </>
);
