/** `approved`: it is in the tutor's balance; `paid`: it was sent to them. */
export const refundStates = ['claimed', 'approved', 'refused', 'paid'] as const;
export type RefundState = (typeof refundStates)[number];

/** Why there is nothing to claim. */
export const noRefundReasons = [
  'not_ended',
  'ended_by_tutor',
  'nothing_paid',
  'too_late_in_tuition',
] as const;
export type NoRefundReason = (typeof noRefundReasons)[number];
