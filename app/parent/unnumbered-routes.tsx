/** One thing's addresses without its number: they lead to the list of them. */
import { Navigate, Route } from 'react-router';
import { MY_COACHES_PATH, MY_TUTORS_PATH, ONLINE_LESSONS_PATH } from './parent-paths.ts';

const TO_TUTORS = <Navigate to={MY_TUTORS_PATH} replace />;
const TO_COACHES = <Navigate to={MY_COACHES_PATH} replace />;
const TO_MESSAGES = <Navigate to="/parent/dashboard/messages" replace />;
const TO_LESSONS = <Navigate to={ONLINE_LESSONS_PATH} replace />;

export const unnumberedRoutes = (
  <>
    <Route path="manage-tutor/routine" element={TO_TUTORS} />
    <Route path="manage-tutor/lessons" element={TO_TUTORS} />
    <Route path="manage-tutor/messages" element={TO_MESSAGES} />
    <Route path="manage-tutor/changes" element={TO_TUTORS} />
    <Route path="manage-tutor/job-details" element={TO_TUTORS} />
    <Route path="manage-coach/job-details" element={TO_COACHES} />
    <Route path="online-lesson/view" element={TO_LESSONS} />
  </>
);
