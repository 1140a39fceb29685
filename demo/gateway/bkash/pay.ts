/**
 * Does what a payer does on the page. bKash only asks: the money is taken when the merchant
 * executes.
 */
import type { Behaviour } from '../behaviours.ts';
import type { GatewayState } from '../gateway-state.ts';
import { makeId } from '../make-id.ts';
import type { NextStep } from '../next-step.ts';
import type { BkashPayment } from './bkash-payment.ts';

type ReturnStatus = 'success' | 'failure' | 'cancel';

/** The signature is bKash's own: merchants cannot check it. */
export function callbackAddress(callbackUrl: string, id: string, status: ReturnStatus): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('paymentID', id);
  url.searchParams.set('status', status);
  url.searchParams.set('signature', makeId(10));
  return url.href;
}

/** Returns where the browser goes, by what the payment has come to. */
export function returnStep({ state, callbackUrl, id }: BkashPayment): NextStep {
  const status = { open: 'cancel', cancelled: 'cancel', failed: 'failure' } as const;
  const isAgreed = state === 'authorised' || state === 'paid';
  return {
    kind: 'get',
    url: callbackAddress(callbackUrl, id, isAgreed ? 'success' : status[state]),
  };
}

/** The callback comes a second time, without the payer's cookies. */
async function callTwice(
  state: GatewayState,
  { reference, ...payment }: BkashPayment,
  url: string,
) {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).then(
    ({ status }) => status,
    () => 'none' as const,
  );
  state.notices.push({ reference, status: payment.state, answer });
}

export function payBkash(
  state: GatewayState,
  payment: BkashPayment,
  behaviour: Behaviour,
): NextStep {
  if (payment.state === 'paid' || payment.state === 'authorised') return returnStep(payment);
  payment.behaviour = behaviour;
  if (behaviour === 'lying-browser')
    return { kind: 'get', url: callbackAddress(payment.callbackUrl, payment.id, 'success') };
  if (behaviour === 'fail') payment.state = 'failed';
  else if (behaviour === 'cancel') payment.state = 'cancelled';
  else payment.state = 'authorised';
  const step = returnStep(payment);
  if (behaviour === 'double-notice' && step.kind === 'get')
    state.background.run(() => callTwice(state, payment, step.url));
  return behaviour === 'no-return' ? { kind: 'stay' } : step;
}
