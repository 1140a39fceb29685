/** Exports of staff as another program reads them: papaparse, which has nothing to do with our writer. */
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { toCsvLine } from '#server/staff/exports/to-csv.ts';
import { addApplication } from '../setup/hiring.ts';
import { createRequest, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let staff: Staff;
beforeAll(async () => {
  staff = await signInStaff(context);
});

const readRows = (text: string): string[][] => {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
};

const NAMES = [
  'Rahim "Babu" Uddin',
  'Karim, Abdul; and sons',
  'Two\nlines',
  'Two\r\nlines\tand a tab',
  'শামীমা আক্তার, “মিতুর মা”',
  '৳ ৬,০০০',
  "O'Brien",
  '"',
];

test('what people write is read as they wrote it', () => {
  const text = NAMES.map((name) => toCsvLine(['before', name, 'after'])).join('');
  expect(readRows(text)).toEqual(NAMES.map((name) => ['before', name, 'after']));
});

test.each(['=1+1', '+880', '-1', '@SUM(A1)', '=HYPERLINK("http://x.example","a, b")'])(
  '%s is read as text, with the sign that makes it text',
  (cell) => {
    expect(readRows(toCsvLine([cell, 'after']))).toEqual([[`'${cell}`, 'after']]);
  },
);

test.each(['01711000001', '8801711000001', '12345678901234567890', '1e5', '2E+3'])(
  'a name of figures alone, %s, stays as it was written: a spreadsheet would make a number of it',
  (cell) => {
    expect(readRows(toCsvLine([cell, 'after']))).toEqual([[`'${cell}`, 'after']]);
  },
);

test('sums stay sums', () => {
  expect(readRows(toCsvLine(['0.50', '2500.50', '0', 7]))).toEqual([['0.50', '2500.50', '0', '7']]);
});

test.each(['requests', 'applications', 'people'])(
  '%s.csv has as many cells in each row as in its head, and the names whole',
  async (file) => {
    for (const name of NAMES) {
      const { id } = await createRequest(context, {}, { name });
      await addApplication(context.database.db, id);
    }
    const answer = await staff.get(`exports/${file}.csv`);
    const [head = [], ...rows] = readRows(answer.body);
    expect(head[0]).toMatch(/^[a-z_]+$/);
    expect(rows.length).toBeGreaterThanOrEqual(NAMES.length);
    for (const row of rows) expect(row).toHaveLength(head.length);
    const column = head.indexOf(file === 'people' ? 'name' : 'guardian');
    const found = rows.map((row) => row[column]);
    if (column >= 0) expect(found).toEqual(expect.arrayContaining(NAMES));
  },
);

test('the ledger balances for another program, too', async () => {
  const { account } = await createRequest(context);
  const at = context.services.now();
  for (const poisha of [100_000, 250_050])
    await context.database.db.transaction(async (tx) => {
      const bill = { userId: account.userId, kind: 'extra_bill', poisha, issuedAt: at } as const;
      const { id } = await issueInvoice(tx, bill);
      await bookPayment(tx, { cause: `test:${id}`, invoiceId: id, through: 'manual', poisha, at });
    });
  const today = dhakaDate(at);
  const answer = await staff.get(`exports/ledger.csv?from=${today}&to=${today}`);
  const [head = [], ...rows] = readRows(answer.body);
  expect(rows.length).toBeGreaterThanOrEqual(8);
  for (const row of rows) expect(row).toHaveLength(head.length);
  const sumOf = (column: string) =>
    rows.reduce((sum, row) => sum + Number(row[head.indexOf(column)]), 0);
  expect(sumOf('debit_taka')).toBe(7001);
  expect(sumOf('credit_taka')).toBe(7001);
});
