/** The acts of staff on an invoice by hand. Source: docs/requirements/money/money.md, "Staff". */
export const invoiceActKinds = [
  'write_off',
  'write_off_undone',
  'payment_reversed',
  'charged_back',
  'chargeback_won',
  'coach_paid',
  'coach_paid_undone',
] as const;
export type InvoiceActKind = (typeof invoiceActKinds)[number];
