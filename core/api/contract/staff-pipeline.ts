/** Staff: applications to a request: schemas, access and caching. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import * as account from '../schemas/account.ts';
import * as staff from '../schemas/staff.ts';
import type { Endpoint } from './endpoint.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffPipelineContract = {
  getPipeline: {
    ...endpoints.getPipeline,
    ...staffOnly,
    readsPeople: 'request',
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
    readsPeople: 'coach-requests',
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
} satisfies Record<string, Endpoint>;
