/** Giving money back, and asking what has become of it. */
import { toPoisha } from '../amounts.ts';
import type { RefundBehaviour } from '../behaviours.ts';
import { sslcommerzTime } from '../dhaka-time.ts';
import type { GatewayState } from '../gateway-state.ts';
import type { GivenFields } from '../given-fields.ts';
import { makeId } from '../make-id.ts';
import { refundableOf } from '../payment.ts';
import { type SslcommerzPayment, sslcommerzPayments } from './sslcommerz-payment.ts';

const REQUIRED = ['bank_tran_id', 'refund_trans_id', 'refund_amount', 'refund_remarks'];

export const findRefundable = (state: GatewayState, given: GivenFields) =>
  sslcommerzPayments(state).find(
    ({ transactionId }) => transactionId !== '' && transactionId === given['bank_tran_id'],
  );

export function refund(
  state: GatewayState,
  given: GivenFields,
  payment: SslcommerzPayment | undefined,
  behaviour: RefundBehaviour,
) {
  const answer = { APIConnect: 'DONE', bank_tran_id: given['bank_tran_id'] ?? '' };
  const failed = (errorReason: string) => ({ ...answer, status: 'failed', errorReason });
  const missing = REQUIRED.find((name) => !given[name]);
  if (missing) return { ...failed(`${missing} is missing`), APIConnect: 'INVALID_REQUEST' };
  if (!payment) return failed('Invalid bank_tran_id');
  const known = payment.refunds.find(({ merchantId }) => merchantId === given['refund_trans_id']);
  const begun = { ...answer, trans_id: payment.reference, errorReason: '' };
  if (known) return { ...begun, status: 'processing', refund_ref_id: known.id };
  const amountPoisha = toPoisha(given['refund_amount'] ?? '');
  if (amountPoisha === null || amountPoisha === 0) return failed('Invalid refund amount');
  if (amountPoisha > refundableOf(payment))
    return failed('The refund amount is more than what is left of the transaction');
  if (behaviour === 'refused') return failed('Refund is not possible now');
  const id = makeId(16);
  payment.refunds.push({
    id,
    merchantId: given['refund_trans_id'] ?? '',
    amountPoisha,
    at: state.now(),
    isCancelled: behaviour === 'cancelled',
  });
  return { ...begun, status: 'success', refund_ref_id: id };
}

export function queryRefund(state: GatewayState, given: GivenFields) {
  const { now, refundMs } = state;
  const id = given['refund_ref_id'] ?? '';
  for (const payment of sslcommerzPayments(state)) {
    const found = payment.refunds.find((refund) => refund.id === id);
    if (!found) continue;
    const isDone = now() >= found.at + refundMs;
    const end = found.isCancelled ? 'cancelled' : 'refunded';
    return {
      APIConnect: 'DONE',
      bank_tran_id: payment.transactionId,
      tran_id: payment.reference,
      refund_ref_id: id,
      initiated_on: sslcommerzTime(found.at),
      refunded_on: isDone && !found.isCancelled ? sslcommerzTime(found.at + refundMs) : '',
      status: isDone ? end : 'processing',
      errorReason: '',
    };
  }
  return { APIConnect: 'DONE', refund_ref_id: id, errorReason: 'Invalid refund_ref_id' };
}
