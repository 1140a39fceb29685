/**
 * The columns of settlement files, and the names most services give them. Source:
 * docs/requirements/money/money.md, "Reconciliation".
 */
export const settlementColumns = ['ref', 'trx', 'amount', 'fee', 'date'] as const;
export type SettlementColumn = (typeof settlementColumns)[number];

/** The two ways to read 03/04/2026: the day first, or the month. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const AMOUNT = ['amount', 'transaction amount', 'trx amount', 'paid amount', 'total amount'];
export const FEE = [
  'fee',
  'charge',
  'service charge',
  'charges',
  'fees',
  'merchant fee',
  'commission',
];
export const DATE = [
  'transaction date',
  'date',
  'date time',
  'transaction date time',
  'date and time',
];

/** The names, without spaces and signs, of the column that says whether a payment took place. */
export const stateNames = ['status', 'transactionstatus', 'paymentstatus', 'transtatus', 'state'];
