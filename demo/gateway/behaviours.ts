/**
 * The behaviours a payer of the sandbox may choose, on the hosted page or by the control of the
 * tests.
 */
export const behaviours = [
  'success',
  'fail',
  'cancel',
  /** The money is taken; for a while answers to the merchant's server take very long. */
  'slow',
  /** The money is taken; for a while the merchant's server gets 503. */
  'outage',
  /** The money is taken and the merchant notified twice at once (bKash: the callback comes twice). */
  'double-notice',
  /** The merchant is notified, but the browser does not come back (bKash: nothing comes back). */
  'no-return',
  /** The browser comes back at once, the notice long after it. */
  'late-notice',
  /** The browser comes back, the notice is lost. */
  'no-notice',
  /** Nothing is paid, but the browser says so. */
  'lying-browser',
  /** Money is taken, and what is said of it is not what was asked. */
  'wrong-amount',
  'wrong-currency',
  'wrong-reference',
  'wrong-store',
] as const;

export type Behaviour = (typeof behaviours)[number];

export const refundBehaviours = [
  'success',
  'refused',
  /** It is given back, but the answer takes very long. */
  'slow',
  /** It is given back, but the answer is 503. */
  'outage',
  /** It is accepted and cancelled afterwards; bKash, which answers at once, refuses it. */
  'cancelled',
] as const;

export type RefundBehaviour = (typeof refundBehaviours)[number];

export const isBehaviour = (text: unknown): text is Behaviour =>
  behaviours.some((behaviour) => behaviour === text);
