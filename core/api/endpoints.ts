/**
 * Method and path of every endpoint, without schemas, so that browsers can import it at no cost.
 * Schemas, access and answers stand in `contract.ts` under the same names. Paths: spec public-site §7.
 */
import { connectEndpoints, widgetEndpoints } from './widget-endpoints.ts';

export const endpoints = {
  ...widgetEndpoints,
  ...connectEndpoints,
  searchJobs: { method: 'POST', path: '/api/job-board' },

  registerTutor: { method: 'POST', path: '/api/tutor-registration' },
  registerParent: { method: 'POST', path: '/api/parent-registration' },
  signIn: { method: 'POST', path: '/api/v1/login' },
  signOut: { method: 'POST', path: '/api/v1/logout' },
  getCurrentUser: { method: 'GET', path: '/api/v1/user' },
  verifyOtp: { method: 'POST', path: '/api/v1/verify-otp' },
  resendOtp: { method: 'POST', path: '/api/v1/resend-otp' },
  sendResetOtp: { method: 'POST', path: '/api/v1/forgot-password/send-otp' },
  verifyResetOtp: {
    method: 'POST',
    path: '/api/v1/forgot-password/verify-forgot-password-otp',
  },
  resetPassword: { method: 'POST', path: '/api/v1/forgot-password/reset' },
  changePassword: { method: 'POST', path: '/api/v1/change-password' },
  listSessions: { method: 'GET', path: '/api/v1/sessions' },
  endSession: { method: 'DELETE', path: '/api/v1/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/api/v1/sessions' },

  applyToJob: { method: 'POST', path: '/api/apply/:jobId' },
  listSavedJobs: { method: 'GET', path: '/api/saved-jobs' },
  saveJob: { method: 'POST', path: '/api/saved-jobs' },
  unsaveJob: { method: 'DELETE', path: '/api/saved-jobs/:id' },
  listAvailableJobs: { method: 'GET', path: '/api/available-jobs' },
  getJobFlags: { method: 'GET', path: '/api/my-job-flags' },
  getProfileStatus: { method: 'GET', path: '/api/update-profile-status' },

  getConnect: { method: 'GET', path: '/api/v1/embed/connect' },
  approveConnect: { method: 'POST', path: '/api/v1/embed/connect' },
  listConnectedSites: { method: 'GET', path: '/api/v1/connected-sites' },
  disconnectSite: { method: 'DELETE', path: '/api/v1/connected-sites/:site' },

  selectClasses: { method: 'POST', path: '/api/iclass/select' },
  selectSubjects: { method: 'POST', path: '/api/subject/select' },
  selectLocations: { method: 'POST', path: '/api/location/select' },
  listTutoringStyles: { method: 'GET', path: '/api/tutoringstyle/select' },
  listTutoringPlaces: { method: 'GET', path: '/api/tutoringplace/select' },
  listEducationLevels: { method: 'GET', path: '/api/educationlevel/select' },
  listExamTitles: { method: 'GET', path: '/api/examtitle/select' },
  selectExamTitles: { method: 'POST', path: '/api/examtitle/select' },
  listGroups: { method: 'GET', path: '/api/group/select' },
  listCurricula: { method: 'GET', path: '/api/curriculum/select' },
  listBoards: { method: 'GET', path: '/api/board/select' },
  listUniversityTypes: { method: 'GET', path: '/api/universitytype/select' },
  listUniversities: { method: 'GET', path: '/api/university/select' },
  listDepartments: { method: 'GET', path: '/api/department/select' },
  listReligions: { method: 'GET', path: '/api/religion/select' },
  listCertificateTypes: { method: 'GET', path: '/api/certificatetype/select' },
  selectCertificateTypes: { method: 'POST', path: '/api/certificatetype/select' },
} as const;

export type EndpointTable = Partial<Record<EndpointName, { method: string; path: string }>>;
export type EndpointName = keyof typeof endpoints;
