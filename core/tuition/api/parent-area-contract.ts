/** A guardian's requests: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as parent from '#core/market/api/parent.ts';
import * as profile from '#core/people/api/parent-profile.ts';
import { openCv } from '#core/people/api/profile/overview.ts';
import * as coachRequests from './coach-requests.ts';

const ownArea = { tag: 'Parent area', access: 'parent', query: langQuery } as const;

export const parentAreaContract = {
  createRequest: {
    ...ownArea,
    summary: 'Asks for a tutor',
    body: parent.createRequestBody,
    answer: parent.createRequestAnswer,
  },
  listRequests: {
    ...ownArea,
    summary: 'Own requests, newest first',
    query: pageQuery,
    answer: parent.requestsAnswer,
  },
  getRequest: {
    ...ownArea,
    summary: 'One own request with its history and proposed tutors',
    params: parent.requestParams,
    answer: parent.requestDetail,
  },
  updateRequest: {
    ...ownArea,
    summary: 'Changes a request that is pending or returned; staff look at it again',
    params: parent.requestParams,
    body: parent.updateRequestBody,
    answer: parent.updateRequestAnswer,
  },
  cancelRequest: {
    ...ownArea,
    summary: 'Takes a request back; its applicants are notified',
    params: parent.requestParams,
    body: parent.cancelRequestBody,
    answer: statusAnswer,
  },
  chooseTutor: {
    ...ownArea,
    summary: 'Says which proposed tutor is wanted, until staff appoint',
    params: parent.requestParams,
    body: parent.chooseTutorBody,
    answer: statusAnswer,
  },
  searchAgain: {
    ...ownArea,
    summary: 'After a tuition has ended: puts the request back on the board with the same facts',
    params: parent.requestParams,
    answer: statusAnswer,
  },
  getProposedCv: {
    ...ownArea,
    summary: 'The CV of a proposed tutor, without contacts',
    params: parent.proposedParams,
    answer: openCv,
  },
  createCoachRequest: {
    ...ownArea,
    summary: 'Asks for a coach',
    body: coachRequests.coachRequestBody,
    answer: coachRequests.coachRequestAnswer,
  },
  listCoachRequests: {
    ...ownArea,
    summary: 'Own coach requests, newest first',
    query: pageQuery,
    answer: coachRequests.coachRequestsAnswer,
  },
  listOwnCoaches: {
    ...ownArea,
    summary: 'Coaches who serve, requests that wait for one, then coaches of earlier days',
    query: pageQuery,
    answer: coachRequests.coachRequestsAnswer,
  },
  getCoachRequest: {
    ...ownArea,
    summary: 'One own coach request with the months that were billed',
    params: parent.requestParams,
    answer: coachRequests.coachRequestDetail,
  },
  updateCoachRequest: {
    ...ownArea,
    summary: 'Changes a coach request until our staff have called; an older version is refused',
    params: parent.requestParams,
    body: coachRequests.updateCoachRequestBody,
    answer: coachRequests.coachRequestAnswer,
  },
  cancelCoachRequest: {
    ...ownArea,
    summary: 'Takes a coach request back',
    params: parent.requestParams,
    body: parent.cancelRequestBody,
    answer: statusAnswer,
  },
  listOwnTutors: {
    ...ownArea,
    summary: 'Tutors confirmed for own requests, newest first',
    query: pageQuery,
    answer: parent.ownTutorsAnswer,
  },
  getParentProfile: {
    ...ownArea,
    summary: 'What the guardian says of themselves',
    answer: profile.parentProfileAnswer,
  },
  updateParentProfile: {
    ...ownArea,
    changesProfile: true,
    summary: 'Name, e-mail, gender and a few words; the phone stays',
    body: profile.parentProfileBody,
    answer: profile.parentProfileSavedAnswer,
  },
} satisfies Record<string, EndpointRules>;
