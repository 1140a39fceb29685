/** The day book: what was booked on each day of Dhaka, closing a day, income by week, the ledger as a file. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { refundLines, writeOffLines } from '#core/money/words/postings.ts';
import type { StaffDay, StaffDays, StaffWeeks } from '#core/staff/api/staff-books.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { ledgerDays } from '#server/ground/db/schema/ledger-days.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { post } from '#server/money/ledger/post.ts';
import { reverse } from '#server/money/ledger/reverse.ts';
import { createAccount, stopClock } from '../setup/accounts.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let staff: Staff;
let userId: number;
let clock: ReturnType<typeof stopClock>;

const db = () => context.database.db;
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00+06:00`);
const bill = (
  issuedAt: Date,
  poisha: number,
  kind: 'extra_bill' | 'address_delivery' = 'extra_bill',
) =>
  db().transaction((tx) =>
    issueInvoice(tx, {
      userId,
      kind,
      poisha,
      issuedAt,
      ...(kind === 'address_delivery' && { cityId: 1 }),
    }),
  );
let causes = 0;
const pay = (invoiceId: number, poisha: number, when: Date) => {
  causes += 1;
  return db().transaction((tx) =>
    bookPayment(tx, { cause: `days:${causes}`, invoiceId, through: 'bkash', poisha, at: when }),
  );
};
const write = (
  kind: 'refund' | 'write_off',
  when: Date,
  lines: Parameters<typeof post>[1]['lines'],
) => {
  causes += 1;
  return db().transaction((tx) => post(tx, { kind, cause: `days:${causes}`, at: when, lines }));
};
const dayOf = async (day: string): Promise<StaffDay> =>
  (await staff.get(`money/days/${day}`)).json();
const close = async (day: string, transactions?: number) =>
  staff.post(`money/days/${day}/close`, {
    transactions: transactions ?? (await dayOf(day)).sums.transactions,
  });

/** Today is November 21, 2026 in Dhaka. */
beforeAll(async () => {
  clock = stopClock(context.services);
  staff = await signInStaff(context, 'Farhana');
  userId = (await createAccount(db(), { name: 'Sabiha Tanzim' })).userId;
  const first = await bill(at('2026-10-31', '23:59'), 50_000);
  await bill(at('2026-11-01', '00:00'), 30_000, 'address_delivery');
  const wrong = await bill(at('2026-11-01', '09:00'), 7_000);
  await db().transaction((tx) =>
    reverse(tx, { cause: `invoice:${wrong.id}`, at: at('2026-11-01', '10:00') }),
  );
  await pay(first.id, 60_000, at('2026-11-02'));
  await write('refund', at('2026-11-02'), refundLines(userId, 5_000));
  await write('write_off', at('2026-11-03'), writeOffLines(userId, 30_000));
});

test('each line stands on its own day, and what is open runs on', async () => {
  const { month, months, days }: StaffDays = (await staff.get('money/days')).json();
  expect([month, months]).toEqual(['2026-11', ['2026-11', '2026-10']]);
  const plain = (day: StaffDay) => [
    day.day,
    day.sums.lines.map(({ part, account, amount_poisha: poisha }) => [part, account, poisha]),
    day.sums.owed_poisha,
    day.sums.held_poisha,
  ];
  expect(days.map(plain)).toEqual([
    ['2026-11-03', [['written_off', 'write_offs', 30_000]], 0, 15_000],
    [
      '2026-11-02',
      [
        ['received', 'bkash', 60_000],
        ['refunded', 'refunds', 5_000],
      ],
      30_000,
      15_000,
    ],
    [
      '2026-11-01',
      [
        ['invoiced', 'income_extra_bill', 7_000],
        ['invoiced', 'income_address_delivery', 30_000],
        ['taken_back', 'income_extra_bill', 7_000],
      ],
      80_000,
      0,
    ],
  ]);
  const october: StaffDays = (await staff.get('money/days?month=2026-10')).json();
  expect(october.days.map(plain)).toEqual([
    ['2026-10-31', [['invoiced', 'income_extra_bill', 50_000]], 50_000, 0],
  ]);
});

test('a day that is over is closed once, with who and when', async () => {
  const closed = await close('2026-11-01');
  expect(closed.statusCode).toBe(200);
  expect(closed.json()).toMatchObject({
    closed: { at: clock.now().toISOString(), by: { name: 'Farhana' } },
    differs: false,
  });
  expect(closed.json().closed_sums).toEqual(closed.json().sums);
  expect(result(await close('2026-11-01'))).toEqual([409, 'changed_meanwhile']);
  const [entry] = await db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'staff_day_closed'), eq(auditLog.target, 'day:2026-11-01')));
  expect(entry).toMatchObject({ outcome: 'ok', userId: staff.account.userId });
  await expect(db().update(ledgerDays).set({ closedAt: clock.now() })).rejects.toThrow();
});

test('a line that is put on a closed day all the same is said', async () => {
  await close('2026-11-02');
  await bill(at('2026-11-02', '23:00'), 1_000);
  expect(await dayOf('2026-11-02')).toMatchObject({
    differs: true,
    sums: { transactions: 3 },
    closed_sums: { transactions: 2 },
  });
  const { days }: StaffDays = (await staff.get('money/days')).json();
  expect(days.filter(({ differs }) => differs).map(({ day }) => day)).toEqual(['2026-11-02']);
});

test('what is not over, not a day, or not what was seen is not closed', async () => {
  expect(result(await close('2026-11-21'))).toEqual([409, 'day_not_over']);
  expect(result(await staff.get('money/days/2026-11-22'))).toEqual([404, 'not_found']);
  expect(result(await staff.get('money/days/2026-02-30'))).toEqual([400, 'invalid_input']);
  expect(result(await close('2026-11-03', 7))).toEqual([409, 'changed_meanwhile']);
  expect((await dayOf('2026-11-03')).closed).toBeNull();
});

test('a day with nothing on it can be closed too', async () => {
  expect((await close('2026-11-10')).json()).toMatchObject({
    sums: { transactions: 0, lines: [] },
    closed: { by: { name: 'Farhana' } },
  });
});

test('income by week begins on Sundays of Dhaka', async () => {
  const { weeks }: StaffWeeks = (await staff.get('money/weeks?weeks=12')).json();
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)?.starts_on).toBe('2026-11-15');
  expect(weeks.filter(({ amount_poisha: poisha }) => poisha !== 0)).toEqual([
    {
      starts_on: '2026-10-25',
      kinds: [{ kind: 'extra_bill', amount_poisha: 50_000 }],
      amount_poisha: 50_000,
    },
    {
      starts_on: '2026-11-01',
      kinds: [
        { kind: 'extra_bill', amount_poisha: 1_000 },
        { kind: 'address_delivery', amount_poisha: 30_000 },
      ],
      amount_poisha: 31_000,
    },
  ]);
  expect(result(await staff.get('money/weeks?weeks=13'))).toEqual([400, 'invalid_input']);
});

const file = (from: string, to: string) => staff.get(`exports/ledger.csv?from=${from}&to=${to}`);

test('the file has every line of its period, balanced, and nothing a spreadsheet would run', async () => {
  const answer = await file('2026-11-01', '2026-11-30');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('ledger-2026-11-01-2026-11-30');
  const [head, ...lines] = answer.body.slice(1).trimEnd().split('\r\n');
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  expect(head).toBe(
    'date_dhaka,time_dhaka,transaction,kind,cause,account,person_id,debit_taka,credit_taka,document',
  );
  const cells = lines.map((line) => line.split(','));
  const total = (at: number) => cells.reduce((sum, row) => sum + Number(row[at]), 0);
  expect(total(7)).toBeCloseTo(total(8));
  expect(cells.every(([date]) => date?.startsWith('2026-11'))).toBe(true);
  expect(cells.find((row) => row[5] === 'bkash')).toMatchObject([
    '2026-11-02',
    '12:00',
    expect.any(String),
    'payment',
    expect.any(String),
    'bkash',
    '',
    '600.00',
    '',
    expect.stringMatching(/^INV-2026-/),
  ]);
  for (const line of lines) expect(line).not.toMatch(/(^|,)"?[=+@-]/);
  const counted = await db()
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(auditLog)
    .where(eq(auditLog.target, 'export:ledger-2026-11-01-2026-11-30'));
  expect(counted).toEqual([{ n: 1 }]);
});

test('a year at most, in its order, and for staff alone', async () => {
  expect((await file('2026-01-01', '2026-12-31')).statusCode).toBe(200);
  expect(result(await file('2026-01-01', '2027-01-01'))).toEqual([400, 'period_too_long']);
  expect(result(await file('2026-11-02', '2026-11-01'))).toEqual([400, 'period_too_long']);
  expect(result(await file('', ''))).toEqual([400, 'invalid_input']);
  const tutor = await openTutor(context.app, db());
  for (const path of [
    'money/days',
    'money/weeks',
    'exports/ledger.csv?from=2026-01-01&to=2026-01-02',
  ])
    expect((await tutor.get(`/api/staff/${path}`)).code).toBe('not_staff');
});
