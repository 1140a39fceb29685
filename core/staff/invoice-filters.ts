/** How the money desk sorts its invoices: unpaid in time, unpaid and late, paid. */
export const staffInvoiceFilters = ['due', 'overdue', 'paid'] as const;
