/** The endpoints of what staff do to an invoice by hand: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as acts from './invoice-acts.ts';

const done = {
  tag: 'Staff',
  access: 'staff',
  query: langQuery,
  params: acts.invoiceActParams,
  answer: statusAnswer,
} as const;

export const invoiceActsContract = {
  noteCoachPaid: {
    ...done,
    summary: 'Notes that the coach was sent what was kept of a month',
    body: acts.coachPaidBody,
  },
  undoCoachPaid: {
    ...done,
    summary: 'Takes that back by a counter-entry',
    body: acts.undoCoachPaidBody,
  },
  writeOffInvoice: {
    ...done,
    summary: 'What is open of an invoice is no longer asked for',
    body: acts.writeOffBody,
  },
  undoWriteOff: {
    ...done,
    summary: 'Opens an invoice again that was written off',
    body: acts.undoWriteOffBody,
  },
  chargeBackPayment: {
    ...done,
    summary: 'Notes that a service took back what was paid through it: the payer owes it again',
    body: acts.chargeBackBody,
  },
  winChargeback: {
    ...done,
    summary: 'Notes that the service gave it to us again; `id` is that of the invoice',
    body: acts.winChargebackBody,
  },
  reversePayment: {
    ...done,
    summary: 'Takes back a payment that was booked by hand by mistake',
    body: acts.reversePaymentBody,
  },
} satisfies Record<string, EndpointRules>;
