/**
 * The contract: every endpoint with its schemas, access and caching, under the names of
 * `endpoints.ts`. The server registers its routes from it, the API reference is generated from it,
 * the client takes its types from it (types only), the tests walk it.
 */
import { z } from 'zod';
import { type EndpointName, endpoints } from './endpoints.ts';
import { profileContract } from './profile/profile-contract.ts';
import { settingsContract } from './profile/settings-contract.ts';
import { setupContract } from './profile/setup-contract.ts';
import * as account from './schemas/account.ts';
import * as applying from './schemas/applying.ts';
import { langQuery } from './schemas/fields.ts';
import { job, jobParams, jobQuery } from './schemas/job.ts';
import {
  jobBoardAnswer,
  jobBoardBody,
  jobBoardBodyQuery,
  jobBoardQuery,
} from './schemas/job-board.ts';
import * as lookup from './schemas/lookup.ts';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  tag: 'Job board' | 'Account' | 'Applying' | 'Places' | 'Lookups' | 'Tutor profile' | 'Settings';
  /**
   * `public`: anybody, from any origin, without credentials. The others only from our own pages or
   * by bearer token: `own-pages` without a session, `otp-session` with one whose phone may still be
   * unproved, `session` with a full one, `tutor` with a tutor's.
   */
  access: 'public' | 'own-pages' | 'otp-session' | 'session' | 'tutor';
  /** Seconds a shared cache may keep the answer; absent means it must not be stored. */
  cacheSeconds?: number;
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

const jobBoard = { tag: 'Job board', access: 'public' } as const;
const ownPages = { tag: 'Account', access: 'own-pages', query: langQuery } as const;
const otpSession = { tag: 'Account', access: 'otp-session', query: langQuery } as const;
const session = { tag: 'Account', access: 'session', query: langQuery } as const;
const tutor = { tag: 'Applying', access: 'tutor', query: langQuery } as const;
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
} satisfies Record<EndpointName, Endpoint>;

export type Contract = typeof contract;
