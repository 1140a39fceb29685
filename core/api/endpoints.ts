/**
 * Method and path of every endpoint, without schemas, so that browsers can import it at no cost.
 * Schemas, access and answers stand in `contract.ts` under the same names. Paths: spec public-site §7.
 */
import { firstEndpoints } from './first-endpoints.ts';
import { hubEndpoints } from './hub/hub-endpoints.ts';
import { profileEndpoints } from './profile/profile-endpoints.ts';
import { settingsEndpoints } from './profile/settings-endpoints.ts';
import { connectEndpoints, hireContactEndpoints } from './widget-endpoints.ts';

export const endpoints = {
  ...firstEndpoints,
  ...connectEndpoints,
  ...hireContactEndpoints,
  searchJobs: { method: 'POST', path: '/api/job-board' },

  registerTutor: { method: 'POST', path: '/api/tutor-registration' },
  registerParent: { method: 'POST', path: '/api/parent-registration' },
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

  listSavedJobs: { method: 'GET', path: '/api/saved-jobs' },
  listAvailableJobs: { method: 'GET', path: '/api/available-jobs' },
  getProfileStatus: { method: 'GET', path: '/api/update-profile-status' },

  getConnect: { method: 'GET', path: '/api/v1/embed/connect' },
  approveConnect: { method: 'POST', path: '/api/v1/embed/connect' },
  listConnectedSites: { method: 'GET', path: '/api/v1/connected-sites' },
  disconnectSite: { method: 'DELETE', path: '/api/v1/connected-sites/:site' },
  viewComparison: { method: 'POST', path: '/api/compare/view' },
  chooseByLink: { method: 'POST', path: '/api/compare/choose' },

  requestCall: { method: 'POST', path: '/api/assistant/call-requests' },

  createRequest: { method: 'POST', path: '/api/parent/tutor-requests' },
  listRequests: { method: 'GET', path: '/api/parent/tutor-requests' },
  getRequest: { method: 'GET', path: '/api/parent/tutor-requests/:id' },
  updateRequest: { method: 'PUT', path: '/api/parent/tutor-requests/:id' },
  cancelRequest: { method: 'POST', path: '/api/parent/tutor-requests/:id/cancel' },
  chooseTutor: { method: 'POST', path: '/api/parent/tutor-requests/:id/choose' },
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
  cancelCoachRequest: { method: 'POST', path: '/api/parent/coach-requests/:id/cancel' },

  listTutoringJobs: { method: 'GET', path: '/api/tutoring/jobs/:type' },
  getSidebarCounts: { method: 'GET', path: '/api/tutoring/sidebar-counts' },
  withdrawApplication: { method: 'POST', path: '/api/apply/:jobId/withdraw' },
  getJobPlace: { method: 'GET', path: '/api/job-place/:jobId' },

  listNotifications: { method: 'GET', path: '/api/notifications' },
  markNotificationsRead: { method: 'POST', path: '/api/notifications/read' },
  streamNotifications: { method: 'GET', path: '/api/notifications/stream' },

  getStaffQueues: { method: 'GET', path: '/api/staff/queues' },
  listStaffRequests: { method: 'GET', path: '/api/staff/requests' },
  getStaffRequest: { method: 'GET', path: '/api/staff/requests/:id' },
  updateStaffRequest: { method: 'PUT', path: '/api/staff/requests/:id' },
  approveRequest: { method: 'POST', path: '/api/staff/requests/:id/approve' },
  returnRequest: { method: 'POST', path: '/api/staff/requests/:id/return' },
  rejectRequest: { method: 'POST', path: '/api/staff/requests/:id/reject' },
  closeRequest: { method: 'POST', path: '/api/staff/requests/:id/close' },
  reopenRequest: { method: 'POST', path: '/api/staff/requests/:id/reopen' },
  getPipeline: { method: 'GET', path: '/api/staff/requests/:id/pipeline' },
  moveApplication: { method: 'POST', path: '/api/staff/applications/:id/move' },
  undoMove: { method: 'POST', path: '/api/staff/applications/:id/undo' },
  addStaffNote: { method: 'POST', path: '/api/staff/notes' },
  createCompareLink: { method: 'POST', path: '/api/staff/requests/:id/compare-link' },
  revokeCompareLink: { method: 'DELETE', path: '/api/staff/requests/:id/compare-link' },
  listStaffCoachRequests: { method: 'GET', path: '/api/staff/coach-requests' },
  answerCoachRequest: { method: 'POST', path: '/api/staff/coach-requests/:id/answer' },
  listStaffCalls: { method: 'GET', path: '/api/staff/calls' },
  finishCall: { method: 'POST', path: '/api/staff/calls/:id/done' },
  searchPeople: { method: 'GET', path: '/api/staff/people' },
  getPerson: { method: 'GET', path: '/api/staff/people/:id' },
  banPerson: { method: 'POST', path: '/api/staff/people/:id/ban' },
  unbanPerson: { method: 'POST', path: '/api/staff/people/:id/unban' },
  deactivatePerson: { method: 'POST', path: '/api/staff/people/:id/deactivate' },
  reactivatePerson: { method: 'POST', path: '/api/staff/people/:id/reactivate' },
  setLock: { method: 'POST', path: '/api/staff/people/:id/lock' },
  listPartners: { method: 'GET', path: '/api/staff/partners' },
  createPartner: { method: 'POST', path: '/api/staff/partners' },
  updatePartner: { method: 'PUT', path: '/api/staff/partners/:site' },
  listAudit: { method: 'GET', path: '/api/staff/audit' },
  exportRequests: { method: 'GET', path: '/api/staff/exports/requests.csv' },
  exportApplications: { method: 'GET', path: '/api/staff/exports/applications.csv' },
  exportPeople: { method: 'GET', path: '/api/staff/exports/people.csv' },

  searchPlaces: { method: 'GET', path: '/api/places' },
  nearestPlace: { method: 'GET', path: '/api/places/near' },

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
  listSchools: { method: 'GET', path: '/api/school/select' },
  listCurriculumDependencies: { method: 'GET', path: '/api/curriculumdependency/select' },

  ...profileEndpoints,
  ...settingsEndpoints,
  ...hubEndpoints,
} as const;

export type EndpointTable = Partial<Record<EndpointName, { method: string; path: string }>>;
export type EndpointName = keyof typeof endpoints;
