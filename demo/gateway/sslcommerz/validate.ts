/** `GET /validator/api/validationserverAPI.php`: whether a notice is true. */
import { sslcommerzTime } from '../dhaka-time.ts';
import type { GatewayState } from '../gateway-state.ts';
import type { GivenFields } from '../given-fields.ts';
import { isStore } from './is-store.ts';
import { paymentFields, storeOf } from './payment-fields.ts';
import { type SslcommerzPayment, sslcommerzPayments } from './sslcommerz-payment.ts';

export const findValidated = (state: GatewayState, given: GivenFields) =>
  isStore(given)
    ? sslcommerzPayments(state).find(
        ({ validationId }) => validationId !== '' && validationId === given['val_id'],
      )
    : undefined;

/** The first time `VALID`, from then on `VALIDATED`. */
export function validate(
  state: GatewayState,
  given: GivenFields,
  payment: SslcommerzPayment | undefined,
) {
  if (!isStore(given)) return { status: 'INVALID_TRANSACTION', APIConnect: 'FAILED' };
  if (!given['val_id']) return { status: 'INVALID_TRANSACTION', APIConnect: 'INVALID_REQUEST' };
  if (!payment) return { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' };
  const status = payment.validatedAt === undefined ? 'VALID' : 'VALIDATED';
  payment.validatedAt ??= state.now();
  return {
    status,
    ...paymentFields(payment),
    store_id: storeOf(payment),
    emi_instalment: '0',
    emi_amount: '0.00',
    discount_amount: '0.00',
    discount_percentage: '0',
    discount_remarks: '',
    APIConnect: 'DONE',
    validated_on: sslcommerzTime(payment.validatedAt),
    gw_version: 'V4',
  };
}
