/** The groups of the money desk's invoices: unpaid in time, unpaid and late, paid. */
export const staffInvoiceFilters = ['due', 'overdue', 'paid'] as const;
