/** A settlement file of a service beside the payments booked through it. */
import { beforeEach, expect, test } from 'vitest';
import { payments } from '#server/ground/db/schema/payments.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { createAccount, stopClock } from '../setup/accounts.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const SUM = 330_000;
const HEAD = 'Tran_ID,Bank Tran ID,AMOUNT,Service Charge,Tran_Date';
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let staff: Staff;
let userId: number;
let count = 0;

const db = () => context.database.db;

beforeEach(async () => {
  clock = stopClock(context.services);
  staff = await signInStaff(context);
  ({ userId } = await createAccount(db()));
  await db().delete(refunds);
  await db().delete(payments);
});

async function paid(endedAt = clock.now()) {
  const invoice = await db().transaction((tx) =>
    issueInvoice(tx, { userId, kind: 'extra_bill', poisha: SUM, issuedAt: clock.now() }),
  );
  const no = String(++count).padStart(6, '0');
  const [row] = await db()
    .insert(payments)
    .values({
      ref: `PAY-0000000000${no}`,
      userId,
      invoiceId: invoice.id,
      method: 'sslcommerz',
      state: 'paid',
      poisha: SUM,
      gatewayTrx: `BANK${no}`,
      idempotencyKey: crypto.randomUUID(),
      idempotencyHash: '-',
      createdAt: endedAt,
      askAt: endedAt,
      endedAt,
    })
    .returning();
  if (!row) throw new Error('No payment');
  return { id: row.id, invoiceId: invoice.id, ref: row.ref, trx: row.gatewayTrx ?? '' };
}
const compare = (csv: string, method = 'sslcommerz') =>
  staff.post('money/reconciliation', { method, csv });
const lineOf = (ref: string, trx: string, amount: string, fee = '66.00') =>
  `${ref},${trx},${amount},${fee},2026-11-21 12:00:00`;

test('matched, another sum, twice, not with us, not in the file', async () => {
  const [same, byTrx, other, missing] = [await paid(), await paid(), await paid(), await paid()];
  // Booked the evening before, settled on the day of the file.
  const early = await paid(new Date(clock.now().getTime() - 24 * 3_600_000));
  const answer = await compare(
    [
      HEAD,
      lineOf(same.ref, same.trx, '"3,300.00"'),
      lineOf('', byTrx.trx, '3300'),
      lineOf(other.ref, other.trx, '3000.00'),
      lineOf(same.ref, same.trx, '3300.00'),
      lineOf('=HYPERLINK(1)', 'X1', '10.00', ''),
      lineOf(early.ref, early.trx, '3300.00'),
      '',
    ].join('\r\n'),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  const found = answer.json();
  expect(found).toMatchObject({
    from: '2026-11-21',
    to: '2026-11-21',
    lines: 6,
    matched: 3,
    matched_poisha: 3 * SUM,
    fee_poisha: 33_000,
    counts: { sum_differs: 1, only_in_file: 1, repeated: 1, only_with_us: 1 },
  });
  expect(
    found.findings.map(({ kind, line, ref }: Record<string, unknown>) => [kind, line, ref]),
  ).toEqual([
    ['sum_differs', 4, other.ref],
    ['repeated', 5, same.ref],
    ['only_in_file', 6, '=HYPERLINK(1)'],
    ['only_with_us', null, missing.ref],
  ]);
});

test('what the service gave back is another line of the same reference', async () => {
  const { id, invoiceId, ref, trx } = await paid();
  await db().insert(refunds).values({
    invoiceId,
    userId,
    state: 'paid',
    poisha: SUM,
    reason: 'The family moved.',
    claimedAt: clock.now(),
    decidedAt: clock.now(),
    paymentId: id,
    payoutTrx: 'GIVENBACK1',
    paidAt: clock.now(),
  });
  const lines = [HEAD, lineOf(ref, trx, '3300.00'), lineOf(ref, 'GIVENBACK1', '-3300.00', '0')];
  expect((await compare(lines.join('\n'))).json()).toMatchObject({
    matched: 2,
    matched_poisha: 0,
    findings: [],
  });
  // Of less than was booked.
  const less = lines.with(2, lineOf(ref, 'GIVENBACK1', '-1000.00', '0'));
  expect((await compare(less.join('\n'))).json().findings).toMatchObject([
    { kind: 'sum_differs', file_poisha: -100_000, our_poisha: -SUM },
  ]);
});

test.each([
  ['no line', HEAD, /no lines/],
  ['a missing column', 'tran_id,bank_tran_id,amount,fee\nA,B,1,0', /tran_date/],
  ['a sum that is none', `${HEAD}\n${lineOf('A', 'B', 'many')}`, /Line 2.*amount/],
  ['a day of no calendar', `${HEAD}\nA,B,1.00,0,2026-02-31`, /Line 2.*tran_date/],
  ['an open quote', `${HEAD}\nA,"B,1.00,0,2026-02-01`, /Line 2/],
  ['a day that is none', `${HEAD}\nA,B,1.00,0,soon`, /Line 2.*tran_date/],
])('a file with %s says so', async (_name, csv, words) => {
  const answer = await compare(csv);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  expect(answer.json().errors.csv[0]).toMatch(words);
});

test('staff say how the days are meant, and hear what was left out', async () => {
  const { ref, trx } = await paid();
  const csv = ['Porua,Statement', HEAD, `${ref},${trx},3300.00,0,11/12/2026`, 'Total,,3300.00,0,'];
  const unclear = await compare(csv.join('\n'));
  expect([unclear.statusCode, unclear.json().errors.date_order[0]]).toEqual([
    400,
    expect.stringContaining('11/12/2026'),
  ]);
  const body = { method: 'sslcommerz', csv: csv.join('\n'), date_order: 'mdy' };
  expect((await staff.post('money/reconciliation', body)).json()).toMatchObject({
    from: '2026-11-12',
    matched: 1,
    left_out: 1,
    left_out_lines: [4],
    date_sample: { written: '11/12/2026', day: '2026-11-12' },
  });
});

test('20,000 lines', async () => {
  const { ref, trx } = await paid();
  const lines = Array.from({ length: 20_000 }, (_, at) => lineOf(`NONE-${at}`, `T${at}`, '1.00'));
  const answer = await compare([HEAD, ...lines, lineOf(ref, trx, '3300.00')].join('\n'));
  expect(answer.json()).toMatchObject({
    lines: 20_001,
    matched: 1,
    counts: { only_in_file: 20_000 },
  });
  expect(answer.json().findings).toHaveLength(500);
});
