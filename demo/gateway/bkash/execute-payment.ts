/** `execute` moves the money, once; `payment/status` says what has become of a payment. */
import { toTaka } from '../amounts.ts';
import { bkashTime } from '../dhaka-time.ts';
import type { GatewayState } from '../gateway-state.ts';
import { makeId } from '../make-id.ts';
import { reportedOf } from '../payment.ts';
import { bkashAnswer } from './bkash-answer.ts';
import type { BkashPayment } from './bkash-payment.ts';

/** The phone number of an invented payer. */
const MSISDN = '01770000001';

function factsOf(payment: BkashPayment) {
  const { amountPoisha, currency, reference } = reportedOf(payment);
  const isAsAsked = amountPoisha === payment.amountPoisha;
  return {
    paymentID: payment.id,
    payerReference: payment.payerReference,
    amount: isAsAsked ? payment.amountText : toTaka(amountPoisha),
    currency,
    intent: 'sale',
    merchantInvoiceNumber: reference,
    ...(payment.takenAt !== undefined && {
      trxID: payment.transactionId,
      customerMsisdn: MSISDN,
      paymentExecuteTime: bkashTime(payment.takenAt),
    }),
  };
}

/** True for the one call that takes the money. */
export function takeMoney(state: GatewayState, payment: BkashPayment): boolean {
  if (payment.state !== 'authorised') return false;
  payment.state = 'paid';
  payment.takenAt = state.now();
  payment.transactionId = makeId(10);
  return true;
}

export function executeAnswer(payment: BkashPayment, isTaken: boolean) {
  if (isTaken) return bkashAnswer('0000', { ...factsOf(payment), transactionStatus: 'Completed' });
  if (payment.state === 'paid') return bkashAnswer('2062');
  return bkashAnswer(payment.state === 'failed' ? '2023' : '2056');
}

export function statusAnswer(payment: BkashPayment) {
  const isAgreed = payment.state === 'authorised' || payment.state === 'paid';
  const verified = isAgreed ? 'Complete' : 'Incomplete';
  return bkashAnswer('0000', {
    ...factsOf(payment),
    mode: '0011',
    paymentCreateTime: bkashTime(payment.createdAt),
    transactionStatus: payment.state === 'paid' ? 'Completed' : 'Initiated',
    merchantInvoice: reportedOf(payment).reference,
    verificationStatus: verified,
    userVerificationStatus: verified,
  });
}
