/** Does what a payer does on the page, and what SSLCommerz lets follow from it. */
import type { Behaviour } from '../behaviours.ts';
import type { GatewayState } from '../gateway-state.ts';
import { makeId } from '../make-id.ts';
import type { NextStep } from '../next-step.ts';
import { forgedFields, noticeFields } from './notice-fields.ts';
import { sendNotice } from './send-notice.ts';
import type { SslcommerzPayment } from './sslcommerz-payment.ts';

/** Returns where the browser goes, by what the payment has come to. */
export function returnStep(payment: SslcommerzPayment): NextStep {
  const { success, fail, cancel } = payment.urls;
  const fields = noticeFields(payment);
  if (payment.state === 'failed') return { kind: 'post', url: fail, fields };
  return { kind: 'post', url: payment.state === 'paid' ? success : cancel, fields };
}

function notify(state: GatewayState, payment: SslcommerzPayment) {
  const { background, lateNoticeMs } = state;
  const once = () => background.run(() => sendNotice(state, payment));
  switch (payment.behaviour) {
    case 'no-notice':
      return;
    case 'late-notice':
      return background.run(async () => {
        if (await background.wait(lateNoticeMs)) await sendNotice(state, payment);
      });
    case 'double-notice':
      once();
      return once();
    default:
      return once();
  }
}

export function paySslcommerz(
  state: GatewayState,
  payment: SslcommerzPayment,
  behaviour: Behaviour,
): NextStep {
  // A second press takes no more money and sends no more notices.
  if (payment.state === 'paid') return returnStep(payment);
  payment.behaviour = behaviour;
  if (behaviour === 'lying-browser')
    return { kind: 'post', url: payment.urls.success, fields: forgedFields(state, payment) };
  if (behaviour === 'fail' || behaviour === 'cancel') {
    payment.state = behaviour === 'fail' ? 'failed' : 'cancelled';
  } else {
    payment.state = 'paid';
    payment.takenAt = state.now();
    payment.transactionId = makeId(20);
    payment.validationId = makeId(24);
  }
  notify(state, payment);
  return behaviour === 'no-return' ? { kind: 'stay' } : returnStep(payment);
}
