/** `create`: a payment is begun, and bKash's page given. No money is asked for yet. */
import { toPoisha } from '../amounts.ts';
import { bkashTime } from '../dhaka-time.ts';
import type { GatewayState } from '../gateway-state.ts';
import type { GivenFields } from '../given-fields.ts';
import { makeId } from '../make-id.ts';
import { bkashAnswer, type StatusCode } from './bkash-answer.ts';
import type { BkashPayment } from './bkash-payment.ts';
import { callbackAddress } from './pay.ts';

const REQUIRED = [
  'mode',
  'payerReference',
  'callbackURL',
  'amount',
  'currency',
  'intent',
  'merchantInvoiceNumber',
];

function findFault(given: GivenFields): StatusCode | null {
  if (REQUIRED.some((name) => !given[name])) return '2065';
  if (given['mode'] !== '0011') return '2063';
  if (!/^https?:$/.test(URL.parse(given['callbackURL'] ?? '')?.protocol ?? '')) return '2049';
  if ((toPoisha(given['amount'] ?? '') ?? 0) < 100) return '2006';
  if (given['currency'] !== 'BDT') return '2007';
  return given['intent'] === 'sale' ? null : '2008';
}

export function createPayment(
  state: GatewayState,
  given: GivenFields,
  toPage: (id: string) => string,
) {
  const fault = findFault(given);
  if (fault) return bkashAnswer(fault);
  const id = `TR0011${makeId(18)}`;
  const callbackUrl = given['callbackURL'] ?? '';
  const amountText = given['amount'] ?? '';
  const createdAt = state.now();
  const payment: BkashPayment = {
    protocol: 'bkash',
    id,
    reference: given['merchantInvoiceNumber'] ?? '',
    amountPoisha: toPoisha(amountText) ?? 0,
    currency: given['currency'] ?? '',
    createdAt,
    preset: state.nextPayments.shift(),
    behaviour: undefined,
    state: 'open',
    takenAt: undefined,
    transactionId: '',
    refunds: [],
    callbackUrl,
    payerReference: given['payerReference'] ?? '',
    amountText,
  };
  state.payments.add(payment);
  return bkashAnswer('0000', {
    paymentID: id,
    bkashURL: toPage(id),
    callbackURL: callbackUrl,
    successCallbackURL: callbackAddress(callbackUrl, id, 'success'),
    failureCallbackURL: callbackAddress(callbackUrl, id, 'failure'),
    cancelledCallbackURL: callbackAddress(callbackUrl, id, 'cancel'),
    amount: amountText,
    intent: 'sale',
    currency: 'BDT',
    paymentCreateTime: bkashTime(createdAt),
    transactionStatus: 'Initiated',
    merchantInvoiceNumber: given['merchantInvoiceNumber'] ?? '',
  });
}
