/**
 * Makes the fields that the browser brings to the merchant's return address, and a notice to its
 * `ipn_url`.
 */
import type { GatewayState } from '../gateway-state.ts';
import { makeId } from '../make-id.ts';
import { paymentFields, storeOf } from './payment-fields.ts';
import { signNotice } from './sign-notice.ts';
import type { SslcommerzPayment } from './sslcommerz-payment.ts';
import { sandboxStore } from './store.ts';

const STATUS = {
  open: ['UNATTEMPTED', ''],
  authorised: ['UNATTEMPTED', ''],
  failed: ['FAILED', 'The payment was declined.'],
  cancelled: ['CANCELLED', 'Cancelled by User'],
  paid: ['VALID', ''],
} as const;

export function noticeFields(payment: SslcommerzPayment): Record<string, string> {
  const [status, error] = STATUS[payment.state];
  const fields = {
    ...paymentFields(payment),
    status,
    error,
    store_id: storeOf(payment),
  };
  return signNotice(fields, sandboxStore.storePassword);
}

/**
 * Makes the fields of a browser that lies: all in order but the number of the validation and the
 * signature.
 */
export function forgedFields(
  state: GatewayState,
  payment: SslcommerzPayment,
): Record<string, string> {
  const paid: SslcommerzPayment = {
    ...payment,
    state: 'paid',
    takenAt: state.now(),
    transactionId: makeId(20),
    validationId: makeId(24),
  };
  const fields = { ...paymentFields(paid), status: 'VALID', error: '' };
  return signNotice({ ...fields, store_id: sandboxStore.storeId }, 'the forger does not know it');
}
