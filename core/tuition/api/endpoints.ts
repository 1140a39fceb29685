/**
 * Method and path of every endpoint of tuitions, lessons, chat and hand-over.
 * Paths are fixed: docs/requirements/ground/api.md, "Paths".
 */

import { chatEndpoints } from './chat-endpoints.ts';
import { lessonEndpoints } from './lesson-endpoints.ts';
import { onlineLessonEndpoints } from './online-lesson-endpoints.ts';
import { teachingEndpoints } from './teaching-endpoints.ts';

export const endpoints = {
  createRequest: { method: 'POST', path: '/api/parent/tutor-requests' },
  listRequests: { method: 'GET', path: '/api/parent/tutor-requests' },
  getRequest: { method: 'GET', path: '/api/parent/tutor-requests/:id' },
  updateRequest: { method: 'PUT', path: '/api/parent/tutor-requests/:id' },
  cancelRequest: { method: 'POST', path: '/api/parent/tutor-requests/:id/cancel' },
  chooseTutor: { method: 'POST', path: '/api/parent/tutor-requests/:id/choose' },
  searchAgain: { method: 'POST', path: '/api/parent/tutor-requests/:id/search-again' },
  getProposedCv: {
    method: 'GET',
    path: '/api/parent/tutor-requests/:id/tutors/:application_id/cv',
  },
  listOwnTutors: { method: 'GET', path: '/api/parent/tutors' },
  getParentProfile: { method: 'GET', path: '/api/parent/profile' },
  updateParentProfile: { method: 'PUT', path: '/api/parent/profile' },
  createCoachRequest: { method: 'POST', path: '/api/parent/coach-requests' },
  listCoachRequests: { method: 'GET', path: '/api/parent/coach-requests' },
  getCoachRequest: { method: 'GET', path: '/api/parent/coach-requests/:id' },
  updateCoachRequest: { method: 'PUT', path: '/api/parent/coach-requests/:id' },
  listOwnCoaches: { method: 'GET', path: '/api/parent/coaches' },
  cancelCoachRequest: { method: 'POST', path: '/api/parent/coach-requests/:id/cancel' },
  getTutorHandover: { method: 'GET', path: '/api/tutoring/handover/:jobId' },
  setFirstLessonAsTutor: { method: 'POST', path: '/api/tutoring/handover/:jobId/first-lesson' },
  giveTuitionFeedback: { method: 'POST', path: '/api/tutoring/feedback/:id' },
  getGuardianHandover: { method: 'GET', path: '/api/parent/tutor-requests/:id/handover' },
  setFirstLessonAsGuardian: {
    method: 'POST',
    path: '/api/parent/tutor-requests/:id/first-lesson',
  },
  setFirstLessonAsStaff: { method: 'POST', path: '/api/staff/applications/:id/first-lesson' },
  ...teachingEndpoints,
  ...chatEndpoints,
  ...lessonEndpoints,
  ...onlineLessonEndpoints,
} as const;
