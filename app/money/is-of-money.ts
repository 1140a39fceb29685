/** What a payment changes, by the names of the endpoints. */
export const isOfMoney = (name: string): boolean =>
  ['listInvoices', 'getInvoice', 'listTransactions', 'getStatement'].includes(name);
