/** A guardian's requests: schemas, access and caching. */
import { langQuery } from '../fields/fields.ts';
import { pageQuery } from '../fields/page.ts';
import { statusAnswer } from '../fields/success.ts';
import * as coachRequests from '../schemas/coach-requests.ts';
import * as parent from '../schemas/parent.ts';
import * as dashboard from '../schemas/parent-dashboard.ts';
import * as profile from '../schemas/parent-profile.ts';
import { openCv } from '../schemas/profile/overview.ts';
import * as recommended from '../schemas/recommended-tutors.ts';
import type { EndpointRules } from './endpoint.ts';

const ownArea = { tag: 'Parent area', access: 'parent', query: langQuery } as const;

export const parentAreaContract = {
  getParentDashboard: {
    ...ownArea,
    summary: "All that the guardian's first screen shows",
    answer: dashboard.parentDashboardAnswer,
  },
  listRecommendedTutors: {
    ...ownArea,
    summary: 'Tutors who fit open requests, else the saved children and place',
    answer: recommended.recommendedTutorsAnswer,
  },
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
