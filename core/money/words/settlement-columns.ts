/**
 * The names a settlement file gives its columns. Source: docs/requirements/money/money.md,
 * "Reconciliation".
 */
import type { GatewayMethod } from './payment-states.ts';

export const settlementColumns = ['ref', 'trx', 'amount', 'fee', 'date'] as const;
export type SettlementColumn = (typeof settlementColumns)[number];

/** The two ways to read 03/04/2026: the day first, or the month. */
export const dateOrders = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

const AMOUNT = ['amount', 'transaction amount', 'trx amount', 'paid amount', 'total amount'];
const FEE = ['fee', 'charge', 'service charge', 'charges', 'fees', 'merchant fee', 'commission'];
const DATE = ['transaction date', 'date', 'date time', 'transaction date time', 'date and time'];

/** As the services call them, and their other spellings, the likeliest first. */
export const settlementHeaders: Record<GatewayMethod, Record<SettlementColumn, string[]>> = {
  sslcommerz: {
    ref: ['tran_id', 'transaction id', 'merchant tran id', 'reference', 'order id'],
    trx: ['bank_tran_id', 'bank transaction id', 'bank trx id', 'bank reference'],
    amount: AMOUNT,
    fee: [...FEE, 'ssl charge', 'store charge'],
    date: ['tran_date', ...DATE, 'payment date'],
  },
  bkash: {
    ref: [
      'merchant_invoice_number',
      'invoice number',
      'merchant invoice',
      'reference',
      'invoice no',
    ],
    trx: ['trx_id', 'transaction id', 'bkash trx id', 'transaction number'],
    amount: AMOUNT,
    fee: FEE,
    date: ['date', 'completed time', 'completion time', ...DATE, 'initiation time'],
  },
};

/** Without spaces and signs: whether what stands in the line took place. */
export const stateNames = ['status', 'transactionstatus', 'paymentstatus', 'transtatus', 'state'];
