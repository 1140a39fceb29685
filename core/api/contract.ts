/**
 * The contract: every endpoint with its schemas, access and caching, under the names of
 * `endpoints.ts`. The server registers its routes from it, the API reference is generated from it,
 * the client takes its types from it (types only), the tests walk it.
 */
import { z } from 'zod';
import { type EndpointName, endpoints } from './endpoints.ts';
import { hubContract } from './hub/hub-contract.ts';
import { profileContract } from './profile/profile-contract.ts';
import { settingsContract } from './profile/settings-contract.ts';
import { setupContract } from './profile/setup-contract.ts';
import * as account from './schemas/account.ts';
import * as applying from './schemas/applying.ts';
import * as assistant from './schemas/assistant.ts';
import * as coachRequests from './schemas/coach-requests.ts';
import * as compare from './schemas/compare.ts';
import * as embed from './schemas/embed.ts';
import { langQuery } from './schemas/fields.ts';
import * as hire from './schemas/hire.ts';
import { job, jobParams, jobQuery, jobViewQuery } from './schemas/job.ts';
import {
  jobBoardAnswer,
  jobBoardBody,
  jobBoardBodyQuery,
  jobBoardQuery,
} from './schemas/job-board.ts';
import * as lookup from './schemas/lookup.ts';
import * as notifications from './schemas/notifications.ts';
import * as ownLocations from './schemas/own-locations.ts';
import * as parent from './schemas/parent.ts';
import * as staff from './schemas/staff.ts';
import * as students from './schemas/students.ts';
import * as tutoring from './schemas/tutoring.ts';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  tag:
    | 'Job board'
    | 'Partner pages'
    | 'Account'
    | 'Applying'
    | 'Hiring'
    | 'Assistant'
    | 'Parent area'
    | 'Tutoring'
    | 'Notifications'
    | 'Staff'
    | 'Places'
    | 'Lookups'
    | 'Tutor profile'
    | 'Settings'
    | 'Tutor hub';
  /**
   * `public`: anybody, from any origin, without credentials. The others only from our own pages or
   * by bearer token: `own-pages` without a session, `otp-session` with one whose phone may still be
   * unproved, `session` with a full one, `tutor`, `parent` and `staff` with one of that kind. The
   * last two only from the registered pages of a partner: `partner` to get, renew and give back a
   * token (with the partitioned cookie), `embed` with that token.
   */
  access:
    | 'public'
    | 'own-pages'
    | 'otp-session'
    | 'session'
    | 'tutor'
    | 'parent'
    | 'staff'
    | 'partner'
    | 'embed';
  /** Seconds a shared cache may keep the answer; absent means it must not be stored. */
  cacheSeconds?: number;
  /** Of an answer that is no JSON: the handler gives a stream. */
  mediaType?: 'text/csv';
  /** Refused to people whose profile is locked (account status red). */
  changesProfile?: true;
  /** Larger than the server's limit for bodies, where pictures are sent. */
  bodyBytes?: number;
  /** The answer is a file of this type and not JSON. */
  file?: 'image/webp';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer: z.ZodType;
}

const LOOKUP_CACHE_SECONDS = 3600;
const GUIDE_CACHE_SECONDS = 600;

const jobBoard = { tag: 'Job board', access: 'public' } as const;
const ownPages = { tag: 'Account', access: 'own-pages', query: langQuery } as const;
const otpSession = { tag: 'Account', access: 'otp-session', query: langQuery } as const;
const session = { tag: 'Account', access: 'session', query: langQuery } as const;
const tutor = { tag: 'Applying', access: 'tutor', query: langQuery } as const;
const partner = { tag: 'Partner pages', access: 'partner', query: langQuery } as const;
const embedded = { tag: 'Partner pages', access: 'embed', query: langQuery } as const;
const hiring = { tag: 'Hiring', access: 'own-pages', query: langQuery } as const;
const ownArea = { tag: 'Parent area', access: 'parent', query: langQuery } as const;
const tutoringArea = { tag: 'Tutoring', access: 'tutor', query: langQuery } as const;
const notified = { tag: 'Notifications', access: 'session', query: langQuery } as const;
const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;
const csvFile = { ...staffOnly, mediaType: 'text/csv', answer: staff.csvAnswer } as const;
const place = { tag: 'Places', access: 'public', cacheSeconds: LOOKUP_CACHE_SECONDS } as const;
const list = {
  tag: 'Lookups',
  access: 'public',
  cacheSeconds: LOOKUP_CACHE_SECONDS,
  answer: lookup.lookupAnswer,
} as const;
/** The spec's POST forms of the dependent lists; same answer as the GET beside them. */
const select = { tag: 'Lookups', access: 'public', answer: lookup.lookupAnswer } as const;

export const contract = {
  listJobs: {
    ...endpoints.listJobs,
    ...jobBoard,
    summary: 'Open jobs: newest first, or nearest first when a place is given',
    cacheSeconds: 30,
    query: jobBoardQuery,
    answer: jobBoardAnswer,
  },
  searchJobs: {
    ...endpoints.searchJobs,
    ...jobBoard,
    summary: 'Same as the GET, with the filters in the body',
    query: jobBoardBodyQuery,
    body: jobBoardBody,
    answer: jobBoardAnswer,
  },
  getJob: {
    ...endpoints.getJob,
    ...jobBoard,
    summary: 'One job in full',
    cacheSeconds: 30,
    params: jobParams,
    query: jobQuery,
    answer: job,
  },
  countJobView: {
    ...endpoints.countJobView,
    ...jobBoard,
    summary: 'Counts one view of a job, once per visitor and day',
    params: jobParams,
    query: jobViewQuery,
    answer: z.object({ status: z.literal('success') }),
  },
  registerTutor: {
    ...endpoints.registerTutor,
    ...ownPages,
    summary: 'Signs a tutor up and sends the code to the phone',
    body: account.tutorRegistrationBody,
    answer: account.registrationAnswer,
  },
  registerParent: {
    ...endpoints.registerParent,
    ...ownPages,
    summary: 'Signs a parent up and sends the code to the phone',
    body: account.parentRegistrationBody,
    answer: account.registrationAnswer,
  },
  signIn: {
    ...endpoints.signIn,
    ...ownPages,
    summary: 'Signs in by phone or e-mail',
    body: account.loginBody,
    answer: account.loginAnswer,
  },
  signOut: {
    ...endpoints.signOut,
    ...otpSession,
    summary: 'Ends this session',
    answer: account.statusAnswer,
  },
  getCurrentUser: {
    ...endpoints.getCurrentUser,
    ...otpSession,
    summary: 'Who is signed in',
    answer: account.currentUser,
  },
  verifyOtp: {
    ...endpoints.verifyOtp,
    ...otpSession,
    summary: 'Proves the phone',
    body: account.verifyOtpBody,
    answer: account.verifyOtpAnswer,
  },
  resendOtp: {
    ...endpoints.resendOtp,
    ...otpSession,
    summary: 'Sends a new code',
    answer: account.sentAnswer,
  },
  sendResetOtp: {
    ...endpoints.sendResetOtp,
    ...ownPages,
    summary: 'Sends a code for a new password; says the same for unknown numbers',
    body: account.sendResetOtpBody,
    answer: account.sentResetAnswer,
  },
  verifyResetOtp: {
    ...endpoints.verifyResetOtp,
    ...ownPages,
    summary: 'Exchanges the code for a token that sets a new password',
    body: account.verifyResetOtpBody,
    answer: account.verifyResetOtpAnswer,
  },
  resetPassword: {
    ...endpoints.resetPassword,
    ...ownPages,
    summary: 'Sets the new password and ends every session',
    body: account.resetPasswordBody,
    answer: account.statusAnswer,
  },
  changePassword: {
    ...endpoints.changePassword,
    ...session,
    summary: 'Sets a new password; every other session and every connected site ends',
    body: account.changePasswordBody,
    answer: account.changePasswordAnswer,
  },
  listSessions: {
    ...endpoints.listSessions,
    ...session,
    summary: 'Own sessions',
    answer: account.sessionsAnswer,
  },
  endSession: {
    ...endpoints.endSession,
    ...session,
    summary: 'Ends one of the own sessions',
    params: account.sessionParams,
    answer: account.statusAnswer,
  },
  endOtherSessions: {
    ...endpoints.endOtherSessions,
    ...session,
    summary: 'Ends every own session but this one',
    answer: account.statusAnswer,
  },
  applyToJob: {
    ...endpoints.applyToJob,
    ...tutor,
    summary: 'Applies to a job under the rules of core/apply',
    params: jobParams,
    body: applying.applyBody,
    answer: applying.applyAnswer,
  },
  listSavedJobs: {
    ...endpoints.listSavedJobs,
    ...tutor,
    summary: 'Saved jobs, last saved first',
    query: applying.ownJobsQuery,
    answer: applying.ownJobsAnswer,
  },
  saveJob: {
    ...endpoints.saveJob,
    ...tutor,
    summary: 'Saves a job',
    body: applying.savedJobBody,
    answer: applying.savedJobAnswer,
  },
  unsaveJob: {
    ...endpoints.unsaveJob,
    ...tutor,
    summary: 'Takes a job off the save list',
    params: applying.savedJobParams,
    answer: account.statusAnswer,
  },
  listAvailableJobs: {
    ...endpoints.listAvailableJobs,
    ...tutor,
    summary: 'Open jobs in the preferred locations',
    query: applying.ownJobsQuery,
    answer: applying.ownJobsAnswer,
  },
  getJobFlags: {
    ...endpoints.getJobFlags,
    ...tutor,
    summary:
      'Jobs the tutor has applied to or saved: of the given ids, else the newest 1,000 of each',
    query: applying.jobFlagsQuery,
    answer: applying.jobFlagsAnswer,
  },
  getProfileStatus: {
    ...endpoints.getProfileStatus,
    ...tutor,
    summary: 'How complete the profile is, in percent',
    answer: applying.profileStatusAnswer,
  },
  getEmbedSite: {
    ...endpoints.getEmbedSite,
    tag: 'Partner pages',
    access: 'public',
    summary: 'Name and registered origins of a partner',
    cacheSeconds: 60,
    params: embed.embedSiteParams,
    query: langQuery,
    answer: embed.embedSiteAnswer,
  },
  getConnect: {
    ...endpoints.getConnect,
    ...session,
    summary: 'What the consent card shows for a site and origin',
    query: embed.connectQuery,
    answer: embed.connectAnswer,
  },
  approveConnect: {
    ...endpoints.approveConnect,
    ...session,
    summary: 'Agrees to a connection; gives the one-time code for the partner page',
    body: embed.approveConnectBody,
    answer: embed.approveConnectAnswer,
  },
  exchangeEmbedCode: {
    ...endpoints.exchangeEmbedCode,
    ...partner,
    summary: 'Exchanges code and verifier for a token of ten minutes',
    body: embed.embedTokenBody,
    answer: embed.embedTokenAnswer,
  },
  renewEmbedToken: {
    ...endpoints.renewEmbedToken,
    ...partner,
    summary:
      'A new token for a kept connection, or on pages of our own site for whoever is signed in',
    body: embed.embedSiteBody,
    answer: embed.embedTokenAnswer,
  },
  revokeEmbedToken: {
    ...endpoints.revokeEmbedToken,
    ...partner,
    summary: 'Ends the connection of this page',
    body: embed.embedSiteBody,
    answer: account.statusAnswer,
  },
  getEmbedViewer: {
    ...endpoints.getEmbedViewer,
    ...embedded,
    summary: 'Who is connected',
    answer: embed.embedViewer,
  },
  getEmbedFlags: {
    ...endpoints.getEmbedFlags,
    ...embedded,
    summary: 'As getJobFlags, for the connected tutor',
    query: applying.jobFlagsQuery,
    answer: applying.jobFlagsAnswer,
  },
  saveEmbedJob: {
    ...endpoints.saveEmbedJob,
    ...embedded,
    summary: 'Saves a job for the connected tutor',
    params: embed.embedSavedParams,
    answer: account.statusAnswer,
  },
  unsaveEmbedJob: {
    ...endpoints.unsaveEmbedJob,
    ...embedded,
    summary: 'Takes a job off the save list of the connected tutor',
    params: embed.embedSavedParams,
    answer: account.statusAnswer,
  },
  listConnectedSites: {
    ...endpoints.listConnectedSites,
    ...session,
    summary: 'Partner sites this person is connected to',
    answer: embed.connectedSitesAnswer,
  },
  disconnectSite: {
    ...endpoints.disconnectSite,
    ...session,
    summary: 'Ends the connection to a partner site',
    params: embed.connectedSiteParams,
    answer: account.statusAnswer,
  },
  getSalaryGuide: {
    ...endpoints.getSalaryGuide,
    tag: 'Hiring',
    access: 'public',
    summary: 'What similar jobs pay',
    cacheSeconds: GUIDE_CACHE_SECONDS,
    query: hire.salaryGuideQuery,
    answer: hire.salaryGuideAnswer,
  },
  sendHireOtp: {
    ...endpoints.sendHireOtp,
    ...hiring,
    summary: 'Sends the code that proves the phone of a request',
    body: hire.sendHireOtpBody,
    answer: hire.sendHireOtpAnswer,
  },
  verifyHireOtp: {
    ...endpoints.verifyHireOtp,
    ...hiring,
    summary: 'Exchanges the code for a proof that goes with the request',
    body: hire.verifyHireOtpBody,
    answer: hire.verifyHireOtpAnswer,
  },
  submitHire: {
    ...endpoints.submitHire,
    ...hiring,
    summary: 'Asks for a tutor, without an account',
    body: hire.submitHireBody,
    answer: hire.submitHireAnswer,
  },
  getAssistantLookups: {
    ...endpoints.getAssistantLookups,
    tag: 'Assistant',
    access: 'public',
    summary: 'Every name the assistant understands, and the questions it answers',
    cacheSeconds: LOOKUP_CACHE_SECONDS,
    query: langQuery,
    answer: assistant.assistantLookups,
  },
  requestCall: {
    ...endpoints.requestCall,
    tag: 'Assistant',
    access: 'own-pages',
    summary: 'Asks to be called by staff',
    query: langQuery,
    body: assistant.callRequestBody,
    answer: assistant.callRequestAnswer,
  },
  viewComparison: {
    ...endpoints.viewComparison,
    ...hiring,
    summary: 'Proposed tutors side by side, by a private link',
    body: compare.compareViewBody,
    answer: compare.compareAnswer,
  },
  chooseByLink: {
    ...endpoints.chooseByLink,
    ...hiring,
    summary: 'Chooses one of them; may be changed until staff appoint',
    body: compare.compareChooseBody,
    answer: compare.compareAnswer,
  },
  createRequest: {
    ...endpoints.createRequest,
    ...ownArea,
    summary: 'Asks for a tutor',
    body: parent.createRequestBody,
    answer: parent.createRequestAnswer,
  },
  listRequests: {
    ...endpoints.listRequests,
    ...ownArea,
    summary: 'Own requests, newest first',
    query: parent.pageQuery,
    answer: parent.requestsAnswer,
  },
  getRequest: {
    ...endpoints.getRequest,
    ...ownArea,
    summary: 'One own request with its history and proposed tutors',
    params: parent.requestParams,
    answer: parent.requestDetail,
  },
  updateRequest: {
    ...endpoints.updateRequest,
    ...ownArea,
    summary: 'Changes a request that is pending or returned; staff look at it anew',
    params: parent.requestParams,
    body: parent.updateRequestBody,
    answer: parent.updateRequestAnswer,
  },
  cancelRequest: {
    ...endpoints.cancelRequest,
    ...ownArea,
    summary: 'Takes a request back; its applicants are told',
    params: parent.requestParams,
    body: parent.cancelRequestBody,
    answer: account.statusAnswer,
  },
  chooseTutor: {
    ...endpoints.chooseTutor,
    ...ownArea,
    summary: 'Says which proposed tutor is wanted, until staff appoint',
    params: parent.requestParams,
    body: parent.chooseTutorBody,
    answer: account.statusAnswer,
  },
  listStudents: {
    ...endpoints.listStudents,
    ...ownArea,
    summary: 'Saved students',
    answer: students.studentsAnswer,
  },
  createStudent: {
    ...endpoints.createStudent,
    ...ownArea,
    summary: 'Saves a student',
    body: students.studentBody,
    answer: students.studentAnswer,
  },
  updateStudent: {
    ...endpoints.updateStudent,
    ...ownArea,
    summary: 'Changes a saved student',
    params: parent.requestParams,
    body: students.studentBody,
    answer: students.studentAnswer,
  },
  deleteStudent: {
    ...endpoints.deleteStudent,
    ...ownArea,
    summary: 'Deletes a saved student; requests keep what they say',
    params: parent.requestParams,
    answer: account.statusAnswer,
  },
  listOwnLocations: {
    ...endpoints.listOwnLocations,
    ...ownArea,
    summary: 'Saved places',
    answer: ownLocations.ownLocationsAnswer,
  },
  createOwnLocation: {
    ...endpoints.createOwnLocation,
    ...ownArea,
    summary: 'Saves a place',
    body: ownLocations.locationBody,
    answer: ownLocations.ownLocationAnswer,
  },
  updateOwnLocation: {
    ...endpoints.updateOwnLocation,
    ...ownArea,
    summary: 'Changes a saved place',
    params: parent.requestParams,
    body: ownLocations.locationBody,
    answer: ownLocations.ownLocationAnswer,
  },
  deleteOwnLocation: {
    ...endpoints.deleteOwnLocation,
    ...ownArea,
    summary: 'Deletes a saved place; requests keep what they say',
    params: parent.requestParams,
    answer: account.statusAnswer,
  },
  createCoachRequest: {
    ...endpoints.createCoachRequest,
    ...ownArea,
    summary: 'Asks for a coach',
    body: coachRequests.coachRequestBody,
    answer: coachRequests.coachRequestAnswer,
  },
  listCoachRequests: {
    ...endpoints.listCoachRequests,
    ...ownArea,
    summary: 'Own coach requests, newest first',
    query: parent.pageQuery,
    answer: coachRequests.coachRequestsAnswer,
  },
  cancelCoachRequest: {
    ...endpoints.cancelCoachRequest,
    ...ownArea,
    summary: 'Takes a coach request back',
    params: parent.requestParams,
    body: parent.cancelRequestBody,
    answer: account.statusAnswer,
  },
  listTutoringJobs: {
    ...endpoints.listTutoringJobs,
    ...tutoringArea,
    summary: 'Own applications by stage',
    params: tutoring.jobHistoryParams,
    query: tutoring.jobHistoryQuery,
    answer: tutoring.jobHistoryAnswer,
  },
  getSidebarCounts: {
    ...endpoints.getSidebarCounts,
    ...tutoringArea,
    summary: 'How many own applications are in each stage',
    answer: tutoring.sidebarCountsAnswer,
  },
  withdrawApplication: {
    ...endpoints.withdrawApplication,
    ...tutoringArea,
    summary: 'Takes an application back, before appointment',
    params: jobParams,
    answer: account.statusAnswer,
  },
  getJobPlace: {
    ...endpoints.getJobPlace,
    ...tutoringArea,
    summary: 'The exact place of a job, for a tutor who may apply to it',
    params: tutoring.jobPlaceParams,
    answer: tutoring.jobPlaceAnswer,
  },
  listNotifications: {
    ...endpoints.listNotifications,
    ...notified,
    summary: 'Own notifications, newest first',
    query: notifications.notificationsQuery,
    answer: notifications.notificationsAnswer,
  },
  markNotificationsRead: {
    ...endpoints.markNotificationsRead,
    ...notified,
    summary: 'Marks own notifications as read',
    body: notifications.readNotificationsBody,
    answer: notifications.readNotificationsAnswer,
  },
  streamNotifications: {
    ...endpoints.streamNotifications,
    ...notified,
    summary: 'Server-sent events: the unread count whenever it changes',
    answer: notifications.notificationStreamAnswer,
  },
  getStaffQueues: {
    ...endpoints.getStaffQueues,
    ...staffOnly,
    summary: 'What waits, and since when',
    answer: staff.queuesAnswer,
  },
  listStaffRequests: {
    ...endpoints.listStaffRequests,
    ...staffOnly,
    summary: 'Requests by queue, state or words',
    query: staff.staffRequestsQuery,
    answer: staff.staffRequestsAnswer,
  },
  getStaffRequest: {
    ...endpoints.getStaffRequest,
    ...staffOnly,
    summary: 'One request with contact, address, history, notes and signals',
    params: staff.staffRequestParams,
    answer: staff.staffRequest,
  },
  updateStaffRequest: {
    ...endpoints.updateStaffRequest,
    ...staffOnly,
    summary: 'Changes a request; the guardian is told',
    params: staff.staffRequestParams,
    body: staff.staffUpdateRequestBody,
    answer: staff.versionAnswer,
  },
  approveRequest: {
    ...endpoints.approveRequest,
    ...staffOnly,
    summary: 'Puts a request on the board',
    params: staff.staffRequestParams,
    body: staff.approveRequestBody,
    answer: staff.versionAnswer,
  },
  returnRequest: {
    ...endpoints.returnRequest,
    ...staffOnly,
    summary: 'Gives a request back to its guardian with a reason',
    params: staff.staffRequestParams,
    body: staff.decideRequestBody,
    answer: staff.versionAnswer,
  },
  rejectRequest: {
    ...endpoints.rejectRequest,
    ...staffOnly,
    summary: 'Refuses a request with a reason',
    params: staff.staffRequestParams,
    body: staff.decideRequestBody,
    answer: staff.versionAnswer,
  },
  closeRequest: {
    ...endpoints.closeRequest,
    ...staffOnly,
    summary: 'Takes a job off the board; every open application ends with an answer',
    params: staff.staffRequestParams,
    body: staff.decideRequestBody,
    answer: staff.versionAnswer,
  },
  reopenRequest: {
    ...endpoints.reopenRequest,
    ...staffOnly,
    summary: 'Puts a closed job back on the board',
    params: staff.staffRequestParams,
    body: staff.decideRequestBody,
    answer: staff.versionAnswer,
  },
  getPipeline: {
    ...endpoints.getPipeline,
    ...staffOnly,
    summary: 'The applications of a job, in columns',
    params: staff.staffRequestParams,
    answer: staff.pipelineAnswer,
  },
  moveApplication: {
    ...endpoints.moveApplication,
    ...staffOnly,
    summary: 'Moves an application on under the rules of core/hire; both sides are told',
    params: staff.applicationParams,
    body: staff.moveApplicationBody,
    answer: staff.moveAnswer,
  },
  undoMove: {
    ...endpoints.undoMove,
    ...staffOnly,
    summary: 'Takes the last move of an application back',
    params: staff.applicationParams,
    body: staff.undoMoveBody,
    answer: staff.moveAnswer,
  },
  addStaffNote: {
    ...endpoints.addStaffNote,
    ...staffOnly,
    summary: 'Writes a note that only staff read',
    body: staff.staffNoteBody,
    answer: staff.staffNoteAnswer,
  },
  createCompareLink: {
    ...endpoints.createCompareLink,
    ...staffOnly,
    summary: 'Makes a private link to compare the proposed tutors; earlier ones end',
    params: staff.staffRequestParams,
    body: staff.compareLinkBody,
    answer: staff.compareLinkAnswer,
  },
  revokeCompareLink: {
    ...endpoints.revokeCompareLink,
    ...staffOnly,
    summary: 'Ends the private links of a request',
    params: staff.staffRequestParams,
    answer: account.statusAnswer,
  },
  listStaffCoachRequests: {
    ...endpoints.listStaffCoachRequests,
    ...staffOnly,
    summary: 'Requests for coaches',
    query: staff.staffCoachQuery,
    answer: staff.staffCoachAnswer,
  },
  answerCoachRequest: {
    ...endpoints.answerCoachRequest,
    ...staffOnly,
    summary: 'Says how a request for a coach stands; the guardian is told',
    params: staff.staffRequestParams,
    body: staff.answerCoachBody,
    answer: account.statusAnswer,
  },
  listStaffCalls: {
    ...endpoints.listStaffCalls,
    ...staffOnly,
    summary: 'People who asked to be called',
    query: assistant.staffCallQuery,
    answer: assistant.staffCallAnswer,
  },
  finishCall: {
    ...endpoints.finishCall,
    ...staffOnly,
    summary: 'Somebody has been called',
    params: staff.staffRequestParams,
    answer: account.statusAnswer,
  },
  searchPeople: {
    ...endpoints.searchPeople,
    ...staffOnly,
    summary: 'Tutors and guardians by name, phone, e-mail or tutor id',
    query: staff.peopleQuery,
    answer: staff.peopleAnswer,
  },
  getPerson: {
    ...endpoints.getPerson,
    ...staffOnly,
    summary: 'One person with history, account actions and notes',
    params: staff.personParams,
    answer: staff.person,
  },
  banPerson: {
    ...endpoints.banPerson,
    ...staffOnly,
    summary: 'Bans somebody, until a day or for good; counts at once',
    params: staff.personParams,
    body: staff.banBody,
    answer: staff.accountActionAnswer,
  },
  unbanPerson: {
    ...endpoints.unbanPerson,
    ...staffOnly,
    summary: 'Ends a ban; hidden requests come back to the board',
    params: staff.personParams,
    body: staff.accountReasonBody,
    answer: staff.accountActionAnswer,
  },
  deactivatePerson: {
    ...endpoints.deactivatePerson,
    ...staffOnly,
    summary: 'Closes an account and ends its sessions',
    params: staff.personParams,
    body: staff.accountReasonBody,
    answer: staff.accountActionAnswer,
  },
  reactivatePerson: {
    ...endpoints.reactivatePerson,
    ...staffOnly,
    summary: 'Opens a closed account again',
    params: staff.personParams,
    body: staff.accountReasonBody,
    answer: staff.accountActionAnswer,
  },
  setLock: {
    ...endpoints.setLock,
    ...staffOnly,
    summary: 'Sets the colour of an account; red locks the profile',
    params: staff.personParams,
    body: staff.lockBody,
    answer: staff.accountActionAnswer,
  },
  listPartners: {
    ...endpoints.listPartners,
    ...staffOnly,
    summary: 'Partner sites with their origins, and what came from their pages',
    answer: staff.partnersAnswer,
  },
  createPartner: {
    ...endpoints.createPartner,
    ...staffOnly,
    summary: 'Registers a partner site with its origins',
    body: staff.createPartnerBody,
    answer: staff.partnerAnswer,
  },
  updatePartner: {
    ...endpoints.updatePartner,
    ...staffOnly,
    summary: 'Name, origins and switch of a site; what was connected there ends with them',
    params: staff.partnerParams,
    body: staff.updatePartnerBody,
    answer: staff.partnerAnswer,
  },
  listAudit: {
    ...endpoints.listAudit,
    ...staffOnly,
    summary: 'Who did what, newest first',
    query: staff.auditQuery,
    answer: staff.auditAnswer,
  },
  exportRequests: {
    ...endpoints.exportRequests,
    ...csvFile,
    summary: 'All requests as a table for spreadsheets',
  },
  exportApplications: {
    ...endpoints.exportApplications,
    ...csvFile,
    summary: 'All applications as a table for spreadsheets',
  },
  exportPeople: {
    ...endpoints.exportPeople,
    ...csvFile,
    summary: 'All people as a table for spreadsheets',
  },
  searchPlaces: {
    ...endpoints.searchPlaces,
    ...place,
    summary: 'Cities and areas by name in English, Bengali or romanised spelling',
    query: lookup.placesQuery,
    answer: lookup.placesAnswer,
  },
  nearestPlace: {
    ...endpoints.nearestPlace,
    ...place,
    summary: 'The known area nearest to a position',
    query: lookup.nearestPlaceQuery,
    answer: lookup.nearestPlaceAnswer,
  },
  listCategories: {
    ...endpoints.listCategories,
    ...list,
    summary: 'Tutoring categories',
    query: langQuery,
  },
  listClasses: {
    ...endpoints.listClasses,
    ...list,
    summary: 'Classes of a category',
    query: lookup.classesQuery,
  },
  selectClasses: {
    ...endpoints.selectClasses,
    ...select,
    summary: 'Classes of a category',
    query: langQuery,
    body: lookup.classesQuery,
  },
  listSubjects: {
    ...endpoints.listSubjects,
    ...list,
    summary: 'Subjects of a class',
    query: lookup.subjectsQuery,
  },
  selectSubjects: {
    ...endpoints.selectSubjects,
    ...select,
    summary: 'Subjects of a class',
    query: langQuery,
    body: lookup.subjectsQuery,
  },
  listCities: { ...endpoints.listCities, ...list, summary: 'Cities', query: langQuery },
  listLocations: {
    ...endpoints.listLocations,
    ...list,
    summary: 'Areas of a city',
    query: lookup.locationsQuery,
  },
  selectLocations: {
    ...endpoints.selectLocations,
    ...select,
    summary: 'Areas of a city',
    query: langQuery,
    body: lookup.locationsQuery,
  },
  listTutoringStyles: {
    ...endpoints.listTutoringStyles,
    ...list,
    summary: 'Tutoring styles',
    query: langQuery,
  },
  listTutoringPlaces: {
    ...endpoints.listTutoringPlaces,
    ...list,
    summary: 'Tutoring places',
    query: langQuery,
  },
  listEducationLevels: {
    ...endpoints.listEducationLevels,
    ...list,
    summary: 'Education levels',
    query: langQuery,
  },
  listExamTitles: {
    ...endpoints.listExamTitles,
    ...list,
    summary: 'Exam titles of an education level',
    query: lookup.examTitlesQuery,
  },
  selectExamTitles: {
    ...endpoints.selectExamTitles,
    ...select,
    summary: 'Exam titles of an education level',
    query: langQuery,
    body: lookup.examTitlesQuery,
  },
  listGroups: { ...endpoints.listGroups, ...list, summary: 'Groups', query: langQuery },
  listCurricula: { ...endpoints.listCurricula, ...list, summary: 'Curricula', query: langQuery },
  listBoards: { ...endpoints.listBoards, ...list, summary: 'Education boards', query: langQuery },
  listUniversityTypes: {
    ...endpoints.listUniversityTypes,
    ...list,
    summary: 'University types',
    query: langQuery,
  },
  listUniversities: {
    ...endpoints.listUniversities,
    ...list,
    summary: 'Universities by text',
    query: lookup.searchTextQuery,
  },
  listDepartments: {
    ...endpoints.listDepartments,
    ...list,
    summary: 'Departments by text',
    query: lookup.searchTextQuery,
  },
  listReligions: { ...endpoints.listReligions, ...list, summary: 'Religions', query: langQuery },
  listCertificateTypes: {
    ...endpoints.listCertificateTypes,
    ...list,
    summary: 'Certificate types',
    query: lookup.certificateTypesQuery,
  },
  selectCertificateTypes: {
    ...endpoints.selectCertificateTypes,
    ...select,
    summary: 'Certificate types',
    query: langQuery,
    body: lookup.certificateTypesQuery,
  },
  listSchools: {
    ...endpoints.listSchools,
    ...list,
    summary: 'Schools and colleges by text',
    query: lookup.searchTextQuery,
  },
  listCurriculumDependencies: {
    ...endpoints.listCurriculumDependencies,
    ...list,
    summary: 'Boards of the English medium curriculum',
    query: langQuery,
  },

  ...setupContract,
  ...profileContract,
  ...settingsContract,
  ...hubContract,
} satisfies Record<EndpointName, Endpoint>;

export type Contract = typeof contract;
