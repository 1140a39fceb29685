/** A guardian's requests: schemas, access and caching. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import * as account from '../schemas/account.ts';
import * as coachRequests from '../schemas/coach-requests.ts';
import * as parent from '../schemas/parent.ts';
import * as profile from '../schemas/parent-profile.ts';
import type { Endpoint } from './endpoint.ts';

const ownArea = { tag: 'Parent area', access: 'parent', query: langQuery } as const;

export const parentAreaContract = {
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
  listOwnTutors: {
    ...endpoints.listOwnTutors,
    ...ownArea,
    summary: 'Tutors confirmed for own requests, newest first',
    query: parent.pageQuery,
    answer: parent.ownTutorsAnswer,
  },
  getParentProfile: {
    ...endpoints.getParentProfile,
    ...ownArea,
    summary: 'What the guardian says of themselves',
    answer: profile.parentProfileAnswer,
  },
  updateParentProfile: {
    ...endpoints.updateParentProfile,
    ...ownArea,
    changesProfile: true,
    summary: 'Name, e-mail, gender and a few words; the phone stays',
    body: profile.parentProfileBody,
    answer: profile.parentProfileSavedAnswer,
  },
} satisfies Record<string, Endpoint>;
