/** Staff: requests: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import * as staff from './staff.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffRequestsContract = {
  getStaffQueues: {
    ...staffOnly,
    summary: 'What waits, and since when',
    answer: staff.queuesAnswer,
  },
  listStaffRequests: {
    ...staffOnly,
    readsPeople: 'requests',
    summary: 'Requests by queue, state or words',
    query: staff.staffRequestsQuery,
    answer: staff.staffRequestsAnswer,
  },
  getStaffRequest: {
    ...staffOnly,
    readsPeople: 'request',
    summary: 'One request with contact, address, history, notes and signals',
    params: staff.staffRequestParams,
    answer: staff.staffRequest,
  },
  updateStaffRequest: {
    ...staffOnly,
    summary: 'Changes a request; the guardian is notified',
    params: staff.staffRequestParams,
    body: staff.staffUpdateRequestBody,
    answer: staff.versionAnswer,
  },
  approveRequest: {
    ...staffOnly,
    summary: 'Puts a request on the board',
    params: staff.staffRequestParams,
    body: staff.approveRequestBody,
    answer: staff.versionAnswer,
  },
  returnRequest: {
    ...staffOnly,
    summary: 'Gives a request back to its guardian with a reason',
    params: staff.staffRequestParams,
    body: staff.decideRequestBody,
    answer: staff.versionAnswer,
  },
  rejectRequest: {
    ...staffOnly,
    summary: 'Refuses a request with a reason',
    params: staff.staffRequestParams,
    body: staff.decideRequestBody,
    answer: staff.versionAnswer,
  },
  closeRequest: {
    ...staffOnly,
    summary: 'Takes a job off the board; every open application ends with an answer',
    params: staff.staffRequestParams,
    body: staff.decideRequestBody,
    answer: staff.versionAnswer,
  },
  reopenRequest: {
    ...staffOnly,
    summary: 'Puts a closed job back on the board',
    params: staff.staffRequestParams,
    body: staff.decideRequestBody,
    answer: staff.versionAnswer,
  },
} satisfies Record<string, EndpointRules>;
