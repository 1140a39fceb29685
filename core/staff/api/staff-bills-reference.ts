import { referenceOf } from '#core/ground/api/reference-of.ts';
import { staffBillsContract } from './staff-bills-contract.ts';

export const staffBillsReference = referenceOf(staffBillsContract, {
  fields: {
    'params.id': 'Id of the invoice.',
    kind: '`extra_bill` with a sum, `address_delivery`, or `shop_order` with a product.',
    'body.user_id': 'Id of the account that is billed.',
    'body.reason': 'Why, 500 letters at most; only staff read it.',
    'voidBill.body.reason': 'Why the bill is voided, 500 letters at most; only staff read it.',
    taka: 'Sum in whole taka, 1 to 100,000.',
    about: 'What it is for, 120 letters at most; the payer reads it.',
    product: 'Product of the shop.',
    count: 'How many of it, 1 to 20.',
    number: 'Number of the invoice that people read, such as `INV-2026-000017`.',
  },
  examples: {
    issueBill: {
      query: { lang: 'en' },
      body: {
        kind: 'extra_bill',
        taka: 300,
        about: 'Printed letter, sent by courier',
        user_id: 31,
        reason: 'Asked for by phone.',
        idempotency_key: '5f0c9a52-7a7e-4c7b-9d55-0b7f3c1d2e14',
      },
    },
    voidBill: { params: { id: 17 }, body: { reason: 'Billed twice.' } },
  },
});
