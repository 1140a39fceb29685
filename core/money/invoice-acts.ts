/** What staff do to an invoice by hand. Source: docs/requirements/money.md, "Staff". */
export const invoiceActKinds = [
  'write_off',
  'write_off_undone',
  'payment_reversed',
  'coach_paid',
  'coach_paid_undone',
] as const;
export type InvoiceActKind = (typeof invoiceActKinds)[number];
