import type { Provider } from './provider.ts';
import { AMOUNT, DATE, FEE } from './settlement-columns.ts';

export const bkash: Provider = {
  name: 'bKash',
  nameBn: 'বিকাশ',
  kind: 'wallet',
  settlement: {
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
