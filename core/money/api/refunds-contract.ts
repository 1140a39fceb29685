/** Refunds: the tutor's claim and the desk of staff. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { versionAnswer } from '#core/people/api/fields/staff-fields.ts';
import * as refunds from './refunds.ts';

const own = {
  tag: 'Money',
  access: 'tutor',
  query: langQuery,
  params: refunds.refundParams,
  answer: refunds.refundAnswer,
} as const;
const decided = {
  tag: 'Staff',
  access: 'staff',
  query: langQuery,
  params: refunds.refundParams,
  answer: versionAnswer,
} as const;

export const refundsContract = {
  getRefund: { ...own, summary: 'What may be claimed of an own charge, and what was' },
  claimRefund: {
    ...own,
    summary: 'Claims a paid charge back after the tuition has ended',
    body: refunds.claimRefundBody,
  },
  listStaffRefunds: {
    tag: 'Staff',
    access: 'staff',
    readsPeople: 'refunds',
    summary: 'Claims of refunds with the history of their tuitions',
    query: refunds.staffRefundsQuery,
    answer: refunds.staffRefundsAnswer,
  },
  approveRefund: {
    ...decided,
    summary: 'Approves a claim: it is in the balance of the tutor',
    body: refunds.approveRefundBody,
  },
  refuseRefund: {
    ...decided,
    summary: 'Refuses a claim; the tutor is notified why',
    body: refunds.refuseRefundBody,
  },
  sendBackRefund: {
    ...decided,
    summary: 'Gives an approved refund back by the service it was paid with',
    body: refunds.approveRefundBody,
  },
  endRefundSending: {
    ...decided,
    summary: 'Says what became of a refund whose service never tells; two have to say the same',
    body: refunds.endSendingBody,
  },
  payOutRefund: {
    ...decided,
    summary: 'Notes that an approved refund was sent, by which transaction',
    body: refunds.payOutRefundBody,
  },
} satisfies Record<string, EndpointRules>;
