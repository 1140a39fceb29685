/**
 * `approved`: it is in the tutor's balance; `sending`: the service they paid by was asked to give it back;
 * `paid`: it was sent to them; `used`: it has paid their invoices instead, wholly or in part.
 */
export const refundStates = ['claimed', 'approved', 'sending', 'refused', 'paid', 'used'] as const;
export type RefundState = (typeof refundStates)[number];

/** The reasons why there is nothing to claim. */
export const noRefundReasons = [
  'not_ended',
  'ended_by_tutor',
  'nothing_paid',
  'too_late_in_tuition',
] as const;
export type NoRefundReason = (typeof noRefundReasons)[number];

/** The hours within which staff have looked at a claim, as every text says. */
export const REFUND_ANSWER_HOURS = 24;

/** The facts that are checked of a claim before staff decide it. */
export const refundFacts = ['ended_by', 'in_time', 'first_claim', 'paid', 'share'] as const;
export type RefundFact = (typeof refundFacts)[number];

/** The verdicts of the rule on a claim; `decide`: it leaves that to staff. */
export const refundVerdicts = ['approve', 'decide', 'refuse'] as const;
export type RefundVerdict = (typeof refundVerdicts)[number];

/** The outcomes staff read in a service's panel when the service itself never says. */
export const sendingOutcomes = ['given_back', 'not_given_back'] as const;
export type SendingOutcome = (typeof sendingOutcomes)[number];
