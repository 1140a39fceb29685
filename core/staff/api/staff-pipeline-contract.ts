/** Staff: applications to a request: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { applicationParams } from '#core/tuition/api/handover.ts';
import { answerLeaveBody, leaveParams } from '#core/tuition/api/tuition-changes.ts';
import * as staff from './staff.ts';
import { billAnswer } from './staff-bills.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffPipelineContract = {
  getPipeline: {
    ...staffOnly,
    readsPeople: 'request',
    summary: 'The applications of a job, in columns',
    params: staff.staffRequestParams,
    answer: staff.pipelineAnswer,
  },
  moveApplication: {
    ...staffOnly,
    summary: 'Moves an application on, where its stage allows it; both sides are notified',
    params: applicationParams,
    body: staff.moveApplicationBody,
    answer: staff.moveAnswer,
  },
  undoMove: {
    ...staffOnly,
    summary: 'Takes the last move of an application back',
    params: applicationParams,
    body: staff.undoMoveBody,
    answer: staff.undoMoveAnswer,
  },
  answerLeave: {
    ...staffOnly,
    summary: 'Answers a tutor who asks to leave a confirmed tuition; both sides are notified',
    params: leaveParams,
    body: answerLeaveBody,
    answer: statusAnswer,
  },
  withdrawAgreedEnd: {
    ...staffOnly,
    summary: 'Takes back an end that was agreed with a tutor; both sides are notified',
    params: leaveParams,
    answer: statusAnswer,
  },
  addStaffNote: {
    ...staffOnly,
    summary: 'Writes a note that only staff read',
    body: staff.staffNoteBody,
    answer: staff.staffNoteAnswer,
  },
  createCompareLink: {
    ...staffOnly,
    summary: 'Makes a private link to compare the proposed tutors; earlier ones end',
    params: staff.staffRequestParams,
    body: staff.compareLinkBody,
    answer: staff.compareLinkAnswer,
  },
  revokeCompareLink: {
    ...staffOnly,
    summary: 'Ends the private links of a request',
    params: staff.staffRequestParams,
    answer: statusAnswer,
  },
  listStaffCoachRequests: {
    ...staffOnly,
    readsPeople: 'coach-requests',
    summary: 'Requests for coaches',
    query: staff.staffCoachQuery,
    answer: staff.staffCoachAnswer,
  },
  answerCoachRequest: {
    ...staffOnly,
    summary: 'Says how a request for a coach stands; the guardian is notified',
    params: staff.staffRequestParams,
    body: staff.answerCoachBody,
    answer: statusAnswer,
  },
  placeCoach: {
    ...staffOnly,
    summary: 'Says which coach serves from which day; the guardian is notified',
    params: staff.staffRequestParams,
    body: staff.placeCoachBody,
    answer: statusAnswer,
  },
  endCoach: {
    ...staffOnly,
    summary: 'The coach stops: closes the request; the guardian is notified',
    params: staff.staffRequestParams,
    body: staff.endCoachBody,
    answer: statusAnswer,
  },
  listStaffCoachMonths: {
    ...staffOnly,
    summary: 'The months of a coach that may be billed, with their sums',
    params: staff.staffRequestParams,
    answer: staff.coachMonthsAnswer,
  },
  billCoachMonth: {
    ...staffOnly,
    summary: 'The invoice of a month with a coach, once for each month',
    params: staff.staffRequestParams,
    body: staff.billCoachBody,
    answer: billAnswer,
  },
} satisfies Record<string, EndpointRules>;
