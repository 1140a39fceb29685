/** Returns true for the endpoints whose answers a payment changes. */
export const isOfMoney = (name: string): boolean =>
  ['listInvoices', 'getInvoice', 'listTransactions', 'getStatement'].includes(name);
