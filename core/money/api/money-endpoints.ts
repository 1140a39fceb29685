/** Money of a person, tutor or guardian. */
export const moneyEndpoints = {
  listInvoices: { method: 'GET', path: '/api/money/invoices' },
  getInvoice: { method: 'GET', path: '/api/money/invoices/:id' },
  checkPromoCode: { method: 'POST', path: '/api/money/invoices/:id/promo-code' },
  startPayment: { method: 'POST', path: '/api/money/payments' },
  getPayment: { method: 'GET', path: '/api/money/payments/:ref' },
  getReceipt: { method: 'GET', path: '/api/money/payments/:ref/receipt' },
  sendProof: { method: 'POST', path: '/api/money/proofs' },
  withdrawProof: { method: 'POST', path: '/api/money/proofs/:id/withdraw' },
  getProofImage: { method: 'GET', path: '/api/money/proofs/:id/image' },
  getRefund: { method: 'GET', path: '/api/money/invoices/:id/refund' },
  claimRefund: { method: 'POST', path: '/api/money/invoices/:id/refund' },
  getOwnPayout: { method: 'GET', path: '/api/money/payout' },
  askPayout: { method: 'POST', path: '/api/money/payout/ask' },
  listTransactions: { method: 'GET', path: '/api/money/transactions' },
  getStatement: { method: 'GET', path: '/api/money/statement' },
} as const;
