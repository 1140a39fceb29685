/**
 * `payment/refund`: with an amount a refund, in parts and several times, never more than was paid;
 * without one the question what became of the last.
 */
import { toPoisha, toTaka } from '../amounts.ts';
import type { RefundBehaviour } from '../behaviours.ts';
import { bkashTime } from '../dhaka-time.ts';
import type { GatewayState } from '../gateway-state.ts';
import type { GivenFields } from '../given-fields.ts';
import { makeId } from '../make-id.ts';
import { type Refund, refundableOf } from '../payment.ts';
import { bkashAnswer } from './bkash-answer.ts';
import type { BkashPayment } from './bkash-payment.ts';

const factsOf = (payment: BkashPayment, { id, amountPoisha, at }: Refund) =>
  bkashAnswer('0000', {
    originalTrxID: payment.transactionId,
    refundTrxID: id,
    transactionStatus: 'Completed',
    amount: toTaka(amountPoisha),
    currency: payment.currency,
    charge: '0.00',
    completedTime: bkashTime(at),
  });

export const asksForRefund = (given: GivenFields) => given['amount'] !== undefined;

export function refundStatus(payment: BkashPayment | undefined) {
  const last = payment?.refunds.at(-1);
  return payment && last ? factsOf(payment, last) : bkashAnswer('2033');
}

export function refund(
  state: GatewayState,
  given: GivenFields,
  payment: BkashPayment | undefined,
  behaviour: RefundBehaviour,
) {
  if (['trxID', 'sku', 'reason'].some((name) => !given[name])) return bkashAnswer('2065');
  if (!payment) return bkashAnswer('2002');
  if (payment.takenAt === undefined || payment.transactionId !== given['trxID'])
    return bkashAnswer('2028');
  const amountPoisha = toPoisha(given['amount'] ?? '');
  if (amountPoisha === null || amountPoisha === 0) return bkashAnswer('2006');
  if (amountPoisha > refundableOf(payment)) return bkashAnswer('2026');
  if (behaviour === 'refused' || behaviour === 'cancelled') return bkashAnswer('2040');
  const made: Refund = {
    id: makeId(10),
    merchantId: '',
    amountPoisha,
    at: state.now(),
    isCancelled: false,
  };
  payment.refunds.push(made);
  return factsOf(payment, made);
}
