/** Answers what has become of a payment, by `tran_id` or by `sessionkey`. */

import { paymentFields } from './payment-fields.ts';
import type { SslcommerzPayment } from './sslcommerz-payment.ts';

const STATUS = {
  open: 'PENDING',
  authorised: 'PENDING',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
} as const;

function statusOf({ state, validatedAt }: SslcommerzPayment): string {
  if (state !== 'paid') return STATUS[state];
  return validatedAt === undefined ? 'VALID' : 'VALIDATED';
}

const factsOf = (payment: SslcommerzPayment) => ({
  ...paymentFields(payment),
  status: statusOf(payment),
  emi_instalment: '0',
  emi_amount: '0.00',
  discount_percentage: '0',
  discount_remarks: '',
  error: payment.state === 'failed' ? 'The payment was declined.' : '',
});

/** The same reference may have been begun more than once: each is an element. */
export const queryReference = (payments: SslcommerzPayment[]) => ({
  APIConnect: 'DONE',
  no_of_trans_found: payments.length,
  element: payments.map((payment) => factsOf(payment)),
});

export const querySession = (payment: SslcommerzPayment | undefined) =>
  payment
    ? { APIConnect: 'DONE', sessionkey: payment.id, ...factsOf(payment) }
    : { APIConnect: 'DONE', status: 'INVALID_TRANSACTION' };
