/** Staff: what we hold for a person and pay out: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as held from '#core/money/api/held-payments.ts';
import * as due from './staff-money-due.ts';
import * as payouts from './staff-payouts.ts';

const ofPerson = {
  tag: 'Staff',
  access: 'staff',
  query: langQuery,
  params: payouts.balanceParams,
} as const;

const ofHeld = {
  tag: 'Staff',
  access: 'staff',
  query: langQuery,
  params: held.heldPaymentParams,
  answer: statusAnswer,
} as const;

export const staffPayoutsContract = {
  listStaffHeldPayments: {
    tag: 'Staff',
    access: 'staff',
    readsPeople: 'proofs',
    summary: 'Payments a service marks as risky: nothing of them is booked',
    query: held.heldPaymentsQuery,
    answer: held.heldPaymentsAnswer,
  },
  releaseHeldPayment: { ...ofHeld, summary: 'Books a payment that was marked as risky' },
  giveBackHeldPayment: {
    ...ofHeld,
    summary: 'Notes that a risky payment was given back in the panel of the service',
    body: held.giveBackHeldBody,
  },
  listStaffHolders: {
    tag: 'Staff',
    access: 'staff',
    summary: 'People we hold money for: who asked for it first, then the longest waiting',
    query: due.staffHoldersQuery,
    answer: due.staffHoldersAnswer,
  },
  listStaffCoachDue: {
    tag: 'Staff',
    access: 'staff',
    summary: 'Coaches who are not paid yet, and months with a coach that are not billed yet',
    query: langQuery,
    answer: due.staffCoachDueAnswer,
  },
  getStaffBalance: {
    ...ofPerson,
    readsPeople: 'user',
    summary: 'What we hold for a person, where it may be sent, and what was paid out',
    answer: payouts.staffBalance,
  },
  preparePayout: {
    ...ofPerson,
    summary: 'Notes a payout above the set sum, which another person has to send',
    body: payouts.preparePayoutBody,
    answer: statusAnswer,
  },
  payOutBalance: {
    ...ofPerson,
    summary: 'Notes that the free balance of a person was sent to them, by which transaction',
    body: payouts.payOutBalanceBody,
    answer: statusAnswer,
  },
  undoPayout: {
    ...ofPerson,
    summary: 'Takes a payout that was noted by mistake back by a counter-entry',
    body: payouts.undoPayoutBody,
    answer: statusAnswer,
  },
} satisfies Record<string, EndpointRules>;
