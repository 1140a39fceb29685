/** Settlement files as services, banks and spreadsheets write them. */
import { describe, expect, test } from 'vitest';
import type { GatewayMethod } from '#core/money/providers/providers.ts';
import { readAmount } from '#server/staff/reconciliation/read-amount.ts';
import { readDay } from '#server/staff/reconciliation/read-day.ts';
import { readSettlement } from '#server/staff/reconciliation/read-settlement.ts';

const day = '2026-11-24';
const files: [name: string, method: GatewayMethod, csv: string, leftOut: number][] = [
  [
    'bKash: titles, a total and a note',
    'bkash',
    `bKash Limited
Merchant Statement,,,,,
"Porua Ltd., Dhaka"
Period: 24/11/2026 - 25/11/2026

SL,Completed Time,Trx ID,Merchant Invoice Number,Transaction Amount (BDT),Charge (BDT),Status
1,24-Nov-2026 10:15:02 AM,AKX1,PAY-1,"1,980.00",36.63,Completed
2,24-Nov-2026 11:00:00 AM,AKX2,PAY-2,"৳ 2,200.00",40.70,Completed
3,24-Nov-2026 11:05:00 AM,AKX3,PAY-3,100.00,0,Failed
,,,Total,"4,180.00",77.33,
Generated on 25/11/2026. This is a computer generated statement.
`,
    3,
  ],
  [
    'SSLCommerz: semicolons, Bengali digits, names once more',
    'sslcommerz',
    `Tran ID;Bank Tran ID;Amount;Service Charge;Transaction Date
PAY-1;AKX1;১,৯৮০.০০;৩৬.৬৩;২৪/১১/২০২৬ ১০:১৫
Tran ID;Bank Tran ID;Amount;Service Charge;Transaction Date
PAY-2;AKX2;BDT 2200,00;40,70;24/11/2026 11:00
`,
    1,
  ],
  [
    'a bank: tabs, brackets, days as numbers',
    'sslcommerz',
    `Reference\tBank Reference\tPaid Amount\tCommission\tDate
PAY-1\tAKX1\t1,980.00 Tk.\t36.63\t46350
PAY-2\tAKX2\t2,200/-\t40.70\t46350.458
Grand Total\t\t4,180.00\t77.33\t
`,
    1,
  ],
  [
    'lines between them, the separator told',
    'bkash',
    `sep=|
Date & Time|Trx ID|Invoice No|Amount|Fee
2026/11/24 10:15|AKX1|PAY-1|1980|36.63
20261124|AKX2|PAY-2|2200|40.7
`,
    0,
  ],
];

describe.each(files)('%s', (_name, method, csv, leftOut) => {
  test.each([
    ['as it is', csv],
    ['with the line ends of Windows', csv.replaceAll('\n', '\r\n')],
  ])('%s', (_how, text) => {
    const read = readSettlement(method, text);
    if ('problem' in read) throw new Error(JSON.stringify(read));
    expect(read.lines.map(({ line: _, ...line }) => line)).toEqual([
      { ref: 'PAY-1', trx: 'AKX1', poisha: 198_000, feePoisha: 3663, day },
      { ref: 'PAY-2', trx: 'AKX2', poisha: 220_000, feePoisha: 4070, day },
    ]);
    expect(read.leftOut).toHaveLength(leftOut);
    expect(read.sample.day).toBe(day);
  });
});

const withDays = (...days: string[]) =>
  [
    'tran_id,bank_tran_id,amount,fee,tran_date',
    ...days.map((written, at) => `P${at},T${at},10,0,${written}`),
  ].join('\n');
const daysOf = (...parameters: Parameters<typeof readSettlement>) => {
  const read = readSettlement(...parameters);
  return 'problem' in read ? read : read.lines.map((line) => line.day);
};

test('the order of day and month is taken from other lines, or asked', () => {
  const unclear = withDays('03/04/2026', '05/04/2026');
  expect(daysOf('sslcommerz', unclear)).toEqual({ problem: 'date_order', written: '03/04/2026' });
  expect(daysOf('sslcommerz', unclear, 'dmy')).toEqual(['2026-04-03', '2026-04-05']);
  expect(daysOf('sslcommerz', unclear, 'mdy')).toEqual(['2026-03-04', '2026-05-04']);
  expect(daysOf('sslcommerz', withDays('03/04/2026', '13/04/2026'))).toEqual([
    '2026-04-03',
    '2026-04-13',
  ]);
  expect(daysOf('sslcommerz', withDays('03/04/2026', '04/13/2026'))).toEqual([
    '2026-03-04',
    '2026-04-13',
  ]);
  // What the file tells is not overruled by who was asked before.
  expect(daysOf('sslcommerz', withDays('03/04/2026', '04/13/2026'), 'dmy')).toHaveLength(2);
  expect(daysOf('sslcommerz', withDays('04/04/2026', '2026-05-06'))).toEqual([
    '2026-04-04',
    '2026-05-06',
  ]);
  expect(daysOf('sslcommerz', withDays('13/04/2026', '04/13/2026'))).toMatchObject({
    problem: 'date_order',
  });
});

test('a payment without a reference and a day of no calendar are no notes', () => {
  const head = 'tran_id,bank_tran_id,amount,fee,tran_date\n';
  expect(readSettlement('sslcommerz', `${head},,10,0,2026-11-24`)).toMatchObject({ column: 'ref' });
  expect(readSettlement('sslcommerz', `${head}A,B,10,0,2026-02-31`)).toMatchObject({
    problem: 'wrong_value',
    column: 'date',
    line: 2,
  });
  expect(readSettlement('sslcommerz', `${head}Total,,10,0,`)).toEqual({ problem: 'empty' });
});

test.each([
  ['1980', 198_000],
  ['1,980.50', 198_050],
  ['1,00,000.00', 10_000_000],
  ['1.980,50', 198_050],
  ['1980,5', null],
  ['৳১,৯৮০', 198_000],
  ['BDT 1,980.00', 198_000],
  ['Tk. 1,980/-', 198_000],
  ['1,980 টাকা', 198_000],
  ['-50.00', -5000],
  ['(50.00)', -5000],
  ['50.00-', -5000],
  ['৳ -50', -5000],
  ['+50', 5000],
  ['many', null],
  ['', null],
  ['USD 5', null],
])('the sum %s', (written, poisha) => expect(readAmount(written)).toBe(poisha));

test.each([
  ['2026-11-24T10:00:00Z', day],
  ['24 November 2026', day],
  ['Nov 24, 2026 10:15 AM', day],
  ['24.11.2026', day],
  ['24/11/26', day],
  ['46350', day],
  ['24 Foo 2026', null],
  ['12345', null],
  ['soon', null],
])('the day %s', (written, read) => expect(readDay(written, 'dmy')).toBe(read));
