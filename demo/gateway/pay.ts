/** A payer's decision on the hosted page, or of a test in a payer's place. */
import type { Behaviour } from './behaviours.ts';
import type { GatewayState } from './gateway-state.ts';
import type { NextStep } from './next-step.ts';
import type { Payment } from './payment.ts';
import { protocols } from './protocols.ts';

export const fits = (behaviour: Behaviour, { protocol }: Payment): boolean =>
  !protocols[protocol].without.includes(behaviour);

/** Null where the protocol has no such thing. */
export function pay(state: GatewayState, payment: Payment, chosen: Behaviour): NextStep | null {
  // Who just pays gets what a test has set up for this payment.
  const behaviour = chosen === 'success' ? (payment.preset ?? chosen) : chosen;
  if (!fits(behaviour, payment)) return null;
  return protocols[payment.protocol].pay(state, payment, behaviour);
}

/** Returns where the way back leads as things are. */
export const wayBack = (payment: Payment): NextStep => protocols[payment.protocol].wayBack(payment);
