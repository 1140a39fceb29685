import type { Provider } from './provider.ts';
import { AMOUNT, DATE, FEE } from './settlement-columns.ts';

export const sslcommerz: Provider = {
  name: 'SSLCommerz',
  nameBn: 'এসএসএল কমার্জ',
  kind: 'cards',
  settlement: {
    ref: ['tran_id', 'transaction id', 'merchant tran id', 'reference', 'order id'],
    trx: ['bank_tran_id', 'bank transaction id', 'bank trx id', 'bank reference'],
    amount: AMOUNT,
    fee: [...FEE, 'ssl charge', 'store charge'],
    date: ['tran_date', ...DATE, 'payment date'],
  },
};
