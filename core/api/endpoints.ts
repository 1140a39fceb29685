/**
 * Method and path of every endpoint, without schemas, so that browsers can import it at no cost.
 * Schemas, access and answers stand in `contract.ts` under the same names. Paths: spec public-site §7.
 */
import { profileEndpoints } from './profile/profile-endpoints.ts';
import { settingsEndpoints } from './profile/settings-endpoints.ts';

export const endpoints = {
  listJobs: { method: 'GET', path: '/api/job-board' },
  searchJobs: { method: 'POST', path: '/api/job-board' },
  getJob: { method: 'GET', path: '/api/job-board/:jobId' },
  countJobView: { method: 'POST', path: '/api/job-views/:jobId' },

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

  searchPlaces: { method: 'GET', path: '/api/places' },
  nearestPlace: { method: 'GET', path: '/api/places/near' },

  listCategories: { method: 'GET', path: '/api/tutoringcategory/select' },
  listClasses: { method: 'GET', path: '/api/iclass/select' },
  selectClasses: { method: 'POST', path: '/api/iclass/select' },
  listSubjects: { method: 'GET', path: '/api/subject/select' },
  selectSubjects: { method: 'POST', path: '/api/subject/select' },
  listCities: { method: 'GET', path: '/api/city/select' },
  listLocations: { method: 'GET', path: '/api/location/select' },
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
  listSchools: { method: 'GET', path: '/api/school/select' },
  listCurriculumDependencies: { method: 'GET', path: '/api/curriculumdependency/select' },

  ...profileEndpoints,
  ...settingsEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
