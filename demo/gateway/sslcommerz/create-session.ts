/** `POST /gwprocess/v4/api.php`: a payment is begun, and its page given. */
import { toPoisha } from '../amounts.ts';
import type { GatewayState } from '../gateway-state.ts';
import type { GivenFields } from '../given-fields.ts';
import { makeId } from '../make-id.ts';
import { isStore } from './is-store.ts';
import { findFault } from './session-fields.ts';
import type { SslcommerzPayment } from './sslcommerz-payment.ts';
import { sandboxStore } from './store.ts';

const failed = (failedreason: string) => ({
  status: 'FAILED',
  failedreason,
  sessionkey: '',
  gw: [],
  redirectGatewayURL: '',
  GatewayPageURL: '',
  storeBanner: '',
  storeLogo: '',
  desc: [],
});

export function createSession(
  state: GatewayState,
  given: GivenFields,
  toPage: (id: string) => string,
) {
  if (!isStore(given)) return failed('Store Credential Error Or Store is De-active');
  const fault = findFault(given);
  if (fault !== null) return failed(fault);
  const id = makeId(32);
  const payment: SslcommerzPayment = {
    protocol: 'sslcommerz',
    id,
    reference: given['tran_id'] ?? '',
    amountPoisha: toPoisha(given['total_amount'] ?? '') ?? 0,
    currency: given['currency'] ?? '',
    createdAt: state.now(),
    preset: state.nextPayments.shift(),
    behaviour: undefined,
    state: 'open',
    takenAt: undefined,
    transactionId: '',
    refunds: [],
    urls: {
      success: given['success_url'] ?? '',
      fail: given['fail_url'] ?? '',
      cancel: given['cancel_url'] ?? '',
      notice: given['ipn_url'],
    },
    values: Object.fromEntries(
      ['value_a', 'value_b', 'value_c', 'value_d'].map((name) => [name, given[name] ?? '']),
    ),
    validationId: '',
    validatedAt: undefined,
  };
  state.payments.add(payment);
  return {
    ...failed(''),
    status: 'SUCCESS',
    sessionkey: id,
    gw: { mobilebanking: 'nagad' },
    GatewayPageURL: toPage(id),
    desc: [{ name: 'Nagad', type: 'mobilebanking', gw: 'nagad' }],
    store_name: sandboxStore.storeId,
  };
}
