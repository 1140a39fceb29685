/** What a settlement file names its columns. Source: docs/requirements/money.md, "Reconciliation". */
import type { GatewayMethod } from './payment-states.ts';

export const settlementColumns = ['ref', 'trx', 'amount', 'fee', 'date'] as const;
export type SettlementColumn = (typeof settlementColumns)[number];

/** As the services call them, and their other spellings; compared without case, spaces and signs. */
export const settlementHeaders: Record<GatewayMethod, Record<SettlementColumn, string[]>> = {
  sslcommerz: {
    ref: ['tran_id', 'transaction id', 'reference'],
    trx: ['bank_tran_id', 'bank transaction id'],
    amount: ['amount'],
    fee: ['fee', 'charge', 'service charge'],
    date: ['tran_date', 'transaction date', 'date'],
  },
  bkash: {
    ref: ['merchant_invoice_number', 'invoice number', 'reference'],
    trx: ['trx_id', 'transaction id'],
    amount: ['amount', 'transaction amount'],
    fee: ['fee', 'charge', 'service charge'],
    date: ['date', 'transaction date', 'completed time'],
  },
};
