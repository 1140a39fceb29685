/** The states of a payment. Source: docs/requirements/money/money.md, "Paying". */

export const paymentStates = [
  'created',
  'redirected',
  'pending_verify',
  /** The service has the money and marks the payment as risky: nothing is booked until staff release it. */
  'held',
  'paid',
  'failed',
  'cancelled',
  'expired',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The reasons why it is not paid; texts stand in locales/{lang}/money/money.json, `failure`. */
export const paymentFailures = [
  'gateway_unavailable',
  'declined',
  'cancelled_by_payer',
  'not_finished',
  'payment_mismatch',
  'given_back',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

export const undecidedStates = [
  'created',
  'redirected',
  'pending_verify',
] as const satisfies PaymentState[];

/** The gateway may still say that it is paid, or that it is not. */
export const isUndecided = (state: PaymentState): boolean =>
  undecidedStates.some((one) => one === state);

/** Money that has come is booked, however late: only what is paid stays as it is. */
export const mayBecome = (from: PaymentState, to: PaymentState): boolean =>
  from !== 'paid' && (to === 'paid' || isUndecided(from));
