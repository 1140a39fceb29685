/**
 * Method and path of every endpoint, without schemas, so that browsers can import it at no cost.
 * Schemas, access and answers stand in `contract.ts` under the same names. Paths are fixed:
 * docs/requirements/api.md, "Paths".
 */

import { hubEndpoints } from '../hub/hub-endpoints.ts';
import { profileEndpoints } from '../profile/profile-endpoints.ts';
import { settingsEndpoints } from '../profile/settings-endpoints.ts';
import { acceptanceEndpoints } from './acceptance-endpoints.ts';
import { chatEndpoints } from './chat-endpoints.ts';
import { communityEndpoints } from './community-endpoints.ts';
import { firstEndpoints } from './first-endpoints.ts';
import { lessonEndpoints } from './lesson-endpoints.ts';
import { moneyEndpoints } from './money-endpoints.ts';
import { noticeEndpoints } from './notice-endpoints.ts';
import { numberChangeEndpoints } from './number-change-endpoints.ts';
import { onlineLessonEndpoints } from './online-lesson-endpoints.ts';
import { staffEndpoints } from './staff-endpoints.ts';
import { teachingEndpoints } from './teaching-endpoints.ts';
import { connectEndpoints, hireContactEndpoints } from './widget-endpoints.ts';

export const endpoints = {
  ...firstEndpoints,
  ...connectEndpoints,
  ...hireContactEndpoints,
  searchJobs: { method: 'POST', path: '/api/job-board' },

  registerTutor: { method: 'POST', path: '/api/tutor-registration' },
  registerParent: { method: 'POST', path: '/api/parent-registration' },
  sendSignInCode: { method: 'POST', path: '/api/v1/login/send-otp' },
  signInByCode: { method: 'POST', path: '/api/v1/login/verify-otp' },
  signInByProof: { method: 'POST', path: '/api/v1/login/hire-proof' },
  setPassword: { method: 'POST', path: '/api/v1/set-password' },
  verifyOtp: { method: 'POST', path: '/api/v1/verify-otp' },
  resendOtp: { method: 'POST', path: '/api/v1/resend-otp' },
  sendResetOtp: { method: 'POST', path: '/api/v1/forgot-password/send-otp' },
  verifyResetOtp: {
    method: 'POST',
    path: '/api/v1/forgot-password/verify-forgot-password-otp',
  },
  resetPassword: { method: 'POST', path: '/api/v1/forgot-password/reset' },
  changePassword: { method: 'POST', path: '/api/v1/change-password' },
  verifyEmail: { method: 'POST', path: '/api/v1/verify-email' },
  resendEmailLink: { method: 'POST', path: '/api/v1/email-link' },
  exportOwnData: { method: 'GET', path: '/api/v1/own-data' },
  sendDeletionCode: { method: 'POST', path: '/api/v1/delete-account/code' },
  askDeletion: { method: 'POST', path: '/api/v1/delete-account' },
  undoDeletion: { method: 'DELETE', path: '/api/v1/delete-account' },
  listSessions: { method: 'GET', path: '/api/v1/sessions' },
  endSession: { method: 'DELETE', path: '/api/v1/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/api/v1/sessions' },

  getSecondFactor: { method: 'GET', path: '/api/v1/second-factor' },
  giveSecondFactor: { method: 'POST', path: '/api/v1/second-factor' },
  setUpSecondFactor: { method: 'POST', path: '/api/v1/second-factor/setup' },
  confirmSecondFactor: { method: 'POST', path: '/api/v1/second-factor/confirm' },
  renewRecoveryCodes: { method: 'POST', path: '/api/v1/second-factor/recovery-codes' },

  listSavedJobs: { method: 'GET', path: '/api/saved-jobs' },
  listSavedSearches: { method: 'GET', path: '/api/saved-searches' },
  saveSearch: { method: 'POST', path: '/api/saved-searches' },
  renameSavedSearch: { method: 'PUT', path: '/api/saved-searches/:id' },
  removeSavedSearch: { method: 'DELETE', path: '/api/saved-searches/:id' },
  getJobsForMe: { method: 'GET', path: '/api/jobs-for-me' },
  listAvailableJobs: { method: 'GET', path: '/api/available-jobs' },
  getProfileStatus: { method: 'GET', path: '/api/update-profile-status' },

  getConnect: { method: 'GET', path: '/api/v1/embed/connect' },
  approveConnect: { method: 'POST', path: '/api/v1/embed/connect' },
  listConnectedSites: { method: 'GET', path: '/api/v1/connected-sites' },
  disconnectSite: { method: 'DELETE', path: '/api/v1/connected-sites/:site' },
  viewComparison: { method: 'POST', path: '/api/compare/view' },
  readCvByLink: { method: 'POST', path: '/api/compare/cv' },
  chooseByLink: { method: 'POST', path: '/api/compare/choose' },

  listLandings: { method: 'GET', path: '/api/landings' },
  getJobsLanding: { method: 'GET', path: '/api/landings/jobs' },
  getTutorsLanding: { method: 'GET', path: '/api/landings/tutors' },
  getMapStyle: { method: 'GET', path: '/api/map-style' },
  getOutsideForm: { method: 'GET', path: '/api/forms/:title' },
  sendContactMessage: { method: 'POST', path: '/api/contact-messages' },
  requestCall: { method: 'POST', path: '/api/assistant/call-requests' },

  getParentDashboard: { method: 'GET', path: '/api/parent/dashboard' },
  listRecommendedTutors: { method: 'GET', path: '/api/parent/recommended-tutors' },
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
  listStudents: { method: 'GET', path: '/api/parent/students' },
  createStudent: { method: 'POST', path: '/api/parent/students' },
  updateStudent: { method: 'PUT', path: '/api/parent/students/:id' },
  deleteStudent: { method: 'DELETE', path: '/api/parent/students/:id' },
  listOwnLocations: { method: 'GET', path: '/api/parent/locations' },
  createOwnLocation: { method: 'POST', path: '/api/parent/locations' },
  updateOwnLocation: { method: 'PUT', path: '/api/parent/locations/:id' },
  deleteOwnLocation: { method: 'DELETE', path: '/api/parent/locations/:id' },
  createCoachRequest: { method: 'POST', path: '/api/parent/coach-requests' },
  listCoachRequests: { method: 'GET', path: '/api/parent/coach-requests' },
  getCoachRequest: { method: 'GET', path: '/api/parent/coach-requests/:id' },
  updateCoachRequest: { method: 'PUT', path: '/api/parent/coach-requests/:id' },
  listOwnCoaches: { method: 'GET', path: '/api/parent/coaches' },
  cancelCoachRequest: { method: 'POST', path: '/api/parent/coach-requests/:id/cancel' },

  listTutoringJobs: { method: 'GET', path: '/api/tutoring/jobs/:type' },
  getSidebarCounts: { method: 'GET', path: '/api/tutoring/sidebar-counts' },
  withdrawApplication: { method: 'POST', path: '/api/apply/:jobId/withdraw' },

  getTutorHandover: { method: 'GET', path: '/api/tutoring/handover/:jobId' },
  setFirstLessonAsTutor: { method: 'POST', path: '/api/tutoring/handover/:jobId/first-lesson' },
  giveTuitionFeedback: { method: 'POST', path: '/api/tutoring/feedback/:id' },
  getGuardianHandover: { method: 'GET', path: '/api/parent/tutor-requests/:id/handover' },
  setFirstLessonAsGuardian: {
    method: 'POST',
    path: '/api/parent/tutor-requests/:id/first-lesson',
  },
  setFirstLessonAsStaff: { method: 'POST', path: '/api/staff/applications/:id/first-lesson' },

  listNotifications: { method: 'GET', path: '/api/notifications' },
  markNotificationsRead: { method: 'POST', path: '/api/notifications/read' },
  streamNotifications: { method: 'GET', path: '/api/notifications/stream' },

  listPushDevices: { method: 'GET', path: '/api/v1/push/devices' },
  savePushDevice: { method: 'POST', path: '/api/v1/push/devices' },
  removePushDevice: { method: 'DELETE', path: '/api/v1/push/devices/:id' },
  sendTestPush: { method: 'POST', path: '/api/v1/push/test' },

  ...acceptanceEndpoints,
  ...numberChangeEndpoints,
  ...teachingEndpoints,
  ...noticeEndpoints,
  ...chatEndpoints,
  ...lessonEndpoints,
  ...onlineLessonEndpoints,
  ...communityEndpoints,
  ...moneyEndpoints,
  ...staffEndpoints,

  selectClasses: { method: 'POST', path: '/api/iclass/select' },
  selectSubjects: { method: 'POST', path: '/api/subject/select' },
  selectLocations: { method: 'POST', path: '/api/location/select' },
  listTutoringStyles: { method: 'GET', path: '/api/tutoringstyle/select' },
  listTutoringPlaces: { method: 'GET', path: '/api/tutoringplace/select' },
  selectExamTitles: { method: 'POST', path: '/api/examtitle/select' },
  listBoards: { method: 'GET', path: '/api/board/select' },
  listCertificateTypes: { method: 'GET', path: '/api/certificatetype/select' },
  selectCertificateTypes: { method: 'POST', path: '/api/certificatetype/select' },
  listCurriculumDependencies: { method: 'GET', path: '/api/curriculumdependency/select' },

  ...profileEndpoints,
  ...settingsEndpoints,
  ...hubEndpoints,
} as const;

export type EndpointTable = Partial<Record<EndpointName, { method: string; path: string }>>;
export type EndpointName = keyof typeof endpoints;
