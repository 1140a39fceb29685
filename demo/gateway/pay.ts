/** A payer's decision on the hosted page, or of a test in a payer's place. */

import { type Behaviour, fits } from './behaviours.ts';
import { returnStep as bkashReturn, payBkash } from './bkash/pay.ts';
import type { GatewayState } from './gateway-state.ts';
import type { NextStep } from './next-step.ts';
import type { Payment } from './payment.ts';
import { paySslcommerz, returnStep as sslcommerzReturn } from './sslcommerz/pay.ts';

/** Null where the protocol has no such thing. */
export function pay(state: GatewayState, payment: Payment, chosen: Behaviour): NextStep | null {
  // Who just pays gets what a test has set up for this payment.
  const behaviour = chosen === 'success' ? (payment.preset ?? chosen) : chosen;
  if (!fits(behaviour, payment.protocol)) return null;
  return payment.protocol === 'bkash'
    ? payBkash(state, payment, behaviour)
    : paySslcommerz(state, payment, behaviour);
}

/** Returns where the way back leads as things are. */
export const wayBack = (state: GatewayState, payment: Payment): NextStep =>
  payment.protocol === 'bkash' ? bkashReturn(payment) : sslcommerzReturn(state, payment);
