/**
 * The words of payouts: what we hold for a person, paid out to them. Source:
 * docs/requirements/money/money.md, "Payouts".
 */

/** Mobile services whose numbers people have given us. */
export const payoutServices = ['bkash', 'nagad', 'rocket', 'upai'] as const;
export type PayoutService = (typeof payoutServices)[number];

/** `waiting`: a second person of the staff has to send it. */
export const payoutStates = ['waiting', 'paid', 'undone'] as const;
