/** An invoice that is no longer asked for, and one that is asked for again. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { StaffInvoice } from '#core/staff/api/staff-money.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { createAccount, stopClock } from '../setup/accounts.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const SUM = 50_000;
const reason = 'The person has died.';
const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let staff: Staff;
let userId: number;
let invoiceId: number;

const db = () => context.database.db;

beforeEach(async () => {
  clock = stopClock(context.services);
  staff = await signInStaff(context, 'Farhana');
  ({ userId } = await createAccount(db()));
  const invoice = await db().transaction((tx) =>
    issueInvoice(tx, { userId, kind: 'extra_bill', poisha: SUM, issuedAt: clock.now() }),
  );
  invoiceId = invoice.id;
});

const writeOff = (open_poisha = SUM) =>
  staff.post(`money/invoices/${invoiceId}/write-off`, { open_poisha, reason });
const undo = () => staff.post(`money/invoices/${invoiceId}/undo-write-off`, { reason });
const pay = (poisha: number, cause = `test:${invoiceId}`) =>
  db().transaction((tx) =>
    bookPayment(tx, { cause, invoiceId, through: 'bkash', poisha, at: clock.now() }),
  );
const statusNow = async () => {
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
  const [row] = await db().select().from(invoices).where(eq(invoices.id, invoiceId));
  return row?.status;
};

test('written off, opened again, written off again; each says who and why', async () => {
  for (const _time of [1, 2]) {
    const answers = await Promise.all([writeOff(), writeOff()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await statusNow()).toBe('written_off');
    const back = await Promise.all([undo(), undo()]);
    expect(back.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await statusNow()).toBe('unpaid');
  }
  await writeOff();
  const { data } = (await staff.get('money/invoices')).json();
  const row = data.find(({ id }: StaffInvoice) => id === invoiceId);
  expect(row.last_act).toMatchObject({
    kind: 'write_off',
    amount_poisha: SUM,
    reason,
    by: { name: 'Farhana' },
  });
});

test('what was paid meanwhile is not written off with it', async () => {
  await pay(20_000);
  expect(result(await writeOff())).toEqual([409, 'changed_meanwhile']);
  expect((await writeOff(SUM - 20_000)).statusCode).toBe(200);
  expect(await statusNow()).toBe('written_off');
  // Money that comes all the same is the payer's.
  await pay(30_000, `late:${invoiceId}`);
  expect(await statusNow()).toBe('written_off');
  expect(await balanceOf(db(), userId)).toBe(30_000);
  await undo();
  expect(await statusNow()).toBe('unpaid');
});

test('a paid invoice has nothing to write off, and none without a reason', async () => {
  const answer = await staff.post(`money/invoices/${invoiceId}/write-off`, {
    open_poisha: SUM,
    reason: ' ',
  });
  expect(result(answer)).toEqual([400, 'invalid_input']);
  await pay(SUM);
  expect(result(await writeOff())).toEqual([409, 'changed_meanwhile']);
  expect(result(await undo())).toEqual([409, 'changed_meanwhile']);
  expect(await statusNow()).toBe('paid');
});
