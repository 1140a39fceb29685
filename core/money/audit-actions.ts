/** The acts of the wing that stand in the audit log: core/staff/audit-actions.ts. */
export const auditActions = [
  'invoice_created',
  'refund_claimed',
  'payment_proof_sent',
  'payment_proof_withdrawn',
  'payment_proof_viewed',
  'refund_sent_back',
  'payment_started',
  'payout_asked',
  'payment_booked',
  'payment_held',
  'payment_notice',
] as const;
