/** Money of a person, tutor or guardian. */
export const moneyEndpoints = {
  listInvoices: { method: 'GET', path: '/api/money/invoices' },
  listTransactions: { method: 'GET', path: '/api/money/transactions' },
} as const;
