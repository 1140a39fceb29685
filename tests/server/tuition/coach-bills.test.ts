/** A coach is found, months are billed, the guardian pays, and the coach is paid out of it. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { coachRequests } from '#server/ground/db/schema/coach-requests.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ledgerAccounts, ledgerEntries } from '#server/ground/db/schema/ledger.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { noteTransaction } from '#server/money/refunds/payout-transactions.ts';
import { stopClock } from '../setup/accounts.ts';
import { signInParent } from '../setup/hiring.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let guardian: Awaited<ReturnType<typeof signInParent>>;
let staff: Staff;
let id: number;
let before: Record<string, number>;
const db = () => context.database.db;

const today = () => new Date(clock.now().getTime() + 6 * 3_600_000).toISOString().slice(0, 10);
const month = (by = 0) => {
  const date = new Date(`${today().slice(0, 7)}-15T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
};

/**
 * Sums up our own accounts, in poisha, debits above zero; `since` counts from the start of the
 * test.
 */
async function readAccounts(): Promise<Record<string, number>> {
  const rows = await db()
    .select({
      name: ledgerAccounts.name,
      poisha: sql`sum(${ledgerEntries.poisha})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .where(inArray(ledgerAccounts.name, ['coach_salaries', 'income_coach_service', 'manual']))
    .groupBy(ledgerAccounts.name);
  return Object.fromEntries(rows.map(({ name, poisha }) => [name, poisha]));
}
async function since() {
  const now = await readAccounts();
  return ['coach_salaries', 'income_coach_service', 'manual'].map(
    (name) => (now[name] ?? 0) - (before[name] ?? 0),
  );
}
const books = async () => expect(await checkLedger(db())).toMatchObject({ isBalanced: true });

beforeEach(async () => {
  clock = stopClock(context.services);
  guardian = await signInParent(context);
  staff = await signInStaff(context);
  const answer = await guardian.browser.ask({
    method: 'POST',
    url: '/api/parent/coach-requests',
    payload: {
      student_name: 'Rafi',
      student_age: 3,
      coaching_time: '10:00',
      city_id: 1,
      location_id: 1001,
      detail_address: 'Flat 4B, House 9',
      idempotency_key: randomUUID(),
    },
  });
  id = answer.json().data.id;
  before = await readAccounts();
});

const place = (change: object = {}) =>
  staff.post(`coach-requests/${id}/coach`, {
    from: 'pending',
    coach_name: 'Nargis Akter',
    first_day: `${month()}-01`,
    ...change,
  });
const end = (last_day: string) =>
  staff.post(`coach-requests/${id}/end`, { last_day, reason: 'The child goes to school now' });
const months = async () => (await staff.get(`coach-requests/${id}/months`)).json().months;
const bill = (change: object = {}) =>
  staff.post(`coach-requests/${id}/bills`, { month: month(), days: 20, ...change });
const own = async () => {
  const rows = await db().select().from(invoices).where(eq(invoices.coachRequestId, id));
  const invoice = rows.at(-1);
  if (invoice === undefined) throw new Error('No bill');
  return invoice;
};
const pay = async (poisha: number) => {
  const { id: invoiceId } = await own();
  await db().transaction((tx) =>
    bookPayment(tx, {
      cause: `test:${randomUUID()}`,
      invoiceId,
      through: 'manual',
      poisha,
      at: clock.now(),
    }),
  );
};

test('phone and words about a coach are there while the coach serves', async () => {
  const read = async () =>
    (await guardian.browser.ask({ url: '/api/parent/coach-requests' })).json().data[0];
  const wrong = await place({ coach_phone: '12345' });
  expect(Object.keys(wrong.json().errors)).toEqual(['coach_phone']);
  await place({ coach_phone: '+880 1700-000321', coach_about: 'Four years at a day-care centre' });
  expect(await read()).toMatchObject({
    coach_phone: '01700000321',
    coach_about: 'Four years at a day-care centre',
  });
  await end(today());
  expect(await read()).toMatchObject({
    coach_name: 'Nargis Akter',
    coach_phone: null,
    coach_about: null,
  });
});

test('a coach is found: the guardian reads who and from when, and is notified', async () => {
  expect(await months()).toEqual([]);
  expect((await place()).statusCode).toBe(200);
  const { data } = (await guardian.browser.ask({ url: '/api/parent/coach-requests' })).json();
  expect(data[0]).toMatchObject({
    status: 'serving',
    coach_name: 'Nargis Akter',
    first_day: `${month()}-01`,
    can_cancel: false,
  });
  const told = await db()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, guardian.account.userId));
  expect(told.map(({ kind }) => kind)).toContain('coach_request_changed');
  const log = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, `coach-request:${id}`));
  expect(log.map(({ action }) => action)).toContain('staff_coach_placed');
  expect(result(await place())).toEqual([409, 'changed_meanwhile']);
});

test.each([
  ['coach_name', { coach_name: ' ' }],
  ['first_day', { first_day: '0202-11-01' }],
  ['first_day', { first_day: '2099-01-01' }],
])('%s is refused: %j', async (field, change) => {
  const answer = await place(change);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
});

test('a promo code takes off the service charge at most, and only where it names the months', async () => {
  await place();
  await bill();
  const { id: invoiceId } = await own();
  const ask = async (code: string, kinds: string[]) => {
    const made = await staff.post('money/promo-codes', {
      code,
      type: 'percent',
      value: 100,
      from_on: today(),
      per_person: 1,
      audience: 'all',
      kinds,
    });
    expect(made.statusCode).toBe(200);
    const answer = await guardian.browser.ask({
      method: 'POST',
      url: `/api/money/invoices/${invoiceId}/promo-code`,
      payload: { code },
    });
    return answer.json();
  };
  expect((await ask('ALL-KINDS', [])).code).toBe('promo_not_for_invoice');
  expect((await ask('COACHES', ['coach_service'])).off_poisha).toBe(50_000);
});

test('a month is billed once, with its lines, and only the service charge is income', async () => {
  await place();
  expect(await months()).toEqual([
    {
      month: month(),
      days: 20,
      monthly_bill_poisha: 400_000,
      extra_bill_poisha: 150_000,
      service_charge_poisha: 50_000,
      amount_poisha: 600_000,
      invoice: null,
    },
  ]);
  const answers = await Promise.all([bill(), bill(), bill()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(result(await bill())).toEqual([409, 'coach_month_billed']);
  const list = (await guardian.browser.ask({ url: '/api/money/invoices' })).json();
  expect([list.total, list.unpaid_poisha]).toEqual([1, 600_000]);
  expect(list.data[0]).toMatchObject({
    kind: 'coach_service',
    coach: {
      request_no: `C${id}`,
      coach_name: 'Nargis Akter',
      month: month(),
      hours: 5,
      days: 20,
      monthly_bill_poisha: 400_000,
      extra_bill_poisha: 150_000,
      service_charge_poisha: 50_000,
    },
  });
  const { data } = (await guardian.browser.ask({ url: '/api/money/transactions' })).json();
  expect(data[0].description).toContain(`C${id}, Nargis Akter`);
  expect(await since()).toEqual([-550_000, -50_000, 0]);
  expect((await months())[0].invoice).toEqual({ number: list.data[0].number, status: 'unpaid' });
  const day = (await staff.get(`money/days/${today()}`)).json();
  expect(day.sums.lines).toContainEqual(
    expect.objectContaining({ part: 'for_coaches', account: 'coach_salaries' }),
  );
  await books();
});

test('months before the first day, in the future and with other days are refused', async () => {
  await place();
  for (const wrong of ['2020-01', '2099-01'])
    expect(result(await bill({ month: wrong }))).toEqual([409, 'wrong_state']);
  expect(result(await bill({ days: 19 }))).toEqual([409, 'changed_meanwhile']);
  expect((await bill({ days: 21 })).statusCode).toBe(400);
  expect(await db().$count(invoices, eq(invoices.coachRequestId, id))).toBe(0);
});

test('the last month is paid by its days, after the coach has stopped', async () => {
  await place();
  await end(`${month()}-01`);
  const [row] = await db().select().from(coachRequests).where(eq(coachRequests.id, id));
  expect(row).toMatchObject({ status: 'closed', lastDay: `${month()}-01` });
  expect(await months()).toMatchObject([{ days: 1, amount_poisha: 30_000 }]);
  expect((await bill({ days: 1 })).statusCode).toBe(200);
  expect(await own()).toMatchObject({ poisha: 30_000, coachDays: 1, coachBillPoisha: 20_000 });
  expect(result(await end(`${month()}-02`))).toEqual([409, 'wrong_state']);
});

test('the first day stays once a month is billed; the name may be corrected', async () => {
  await place();
  await bill();
  const other = { from: 'serving', first_day: `${month()}-02` };
  expect(result(await place(other))).toEqual([409, 'wrong_state']);
  expect((await place({ from: 'serving', coach_name: 'Nargis Begum' })).statusCode).toBe(200);
  expect((await own()).coachName).toBe('Nargis Akter');
});

test('taken back before it is paid, and billed again', async () => {
  await place();
  await bill();
  const { id: invoiceId } = await own();
  const taken = await staff.post(`money/bills/${invoiceId}/void`, { reason: 'A mistake' });
  expect(taken.statusCode).toBe(200);
  expect(await since()).toEqual([0, 0, 0]);
  expect((await bill()).statusCode).toBe(200);
  await books();
});

test('the coach is paid once the guardian has paid, and it can be taken back', async () => {
  await place();
  await bill();
  const { id: invoiceId } = await own();
  const path = `money/invoices/${invoiceId}/coach-paid`;
  const reason = `9AB12C-${id}`;
  const paid = () => staff.post(path, { reason });
  const undo = () => staff.post(`${path}/undo`, { reason: 'Another coach' });
  expect(result(await paid())).toEqual([409, 'wrong_state']);
  await pay(600_000);
  const received = (await staff.get('money')).json().received_today_poisha;
  const answers = await Promise.all([paid(), paid()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await since()).toEqual([0, -50_000, 50_000]);
  await books();
  expect((await undo()).statusCode).toBe(200);
  expect(result(await undo())).toEqual([409, 'wrong_state']);
  expect(await since()).toEqual([-550_000, -50_000, 600_000]);
  // What we did not send did not come in.
  expect((await staff.get('money')).json().received_today_poisha).toBe(received);
  await books();
  expect((await paid()).statusCode).toBe(200);
  const { data } = (await staff.get(`money/invoices?q=${(await own()).number}`)).json();
  expect(data[0]).toMatchObject({
    coach: { request_no: `C${id}`, share_poisha: 550_000, paid_at: clock.now().toISOString() },
    last_act: { kind: 'coach_paid', reason, amount_poisha: 550_000 },
  });
  const log = await db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.target, `invoice:${invoiceId}`)));
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['staff_coach_billed', 'staff_coach_paid', 'staff_coach_paid_undone']),
  );
  await books();
});

test('who noted the money of the guardian by hand does not pay the coach', async () => {
  await place();
  await bill();
  const { id: invoiceId } = await own();
  const noted = await staff.post(`money/invoices/${invoiceId}/record`, {
    service: 'cash',
    trx: `RCPT-${invoiceId}`,
    amount_poisha: 600_000,
    idempotency_key: randomUUID(),
  });
  expect(noted.statusCode).toBe(200);
  const path = `money/invoices/${invoiceId}/coach-paid`;
  const reason = `9AB12C-${id}`;
  expect(result(await staff.post(path, { reason }))).toEqual([409, 'coach_by_another']);
  const other = await signInStaff(context, 'Kamal');
  expect((await other.post(path, { reason })).statusCode).toBe(200);
});

test('who wrote the rest off does not pay the coach', async () => {
  await place();
  await bill();
  const { id: invoiceId, poisha } = await own();
  const off = { open_poisha: poisha, reason: 'The guardian is abroad.' };
  expect((await staff.post(`money/invoices/${invoiceId}/write-off`, off)).statusCode).toBe(200);
  const path = `money/invoices/${invoiceId}/coach-paid`;
  const reason = `9AB12D-${id}`;
  expect(result(await staff.post(path, { reason }))).toEqual([409, 'coach_by_another']);
  const other = await signInStaff(context, 'Kamal');
  expect((await other.post(path, { reason })).statusCode).toBe(200);
  // Freed when it was a mistake.
  await other.post(`${path}/undo`, { reason: 'Not sent' });
  expect((await other.post(path, { reason: reason.toLowerCase() })).statusCode).toBe(200);
  await books();
});

test('one transaction pays one coach', async () => {
  const trx = `BANK-${id}`;
  await place();
  await bill();
  await pay(600_000);
  const first = (await own()).id;
  expect((await staff.post(`money/invoices/${first}/coach-paid`, { reason: trx })).statusCode).toBe(
    200,
  );
  const cause = `test:${id}`;
  await expect(
    db().transaction((tx) => noteTransaction(tx, { trx, cause, at: clock.now() }, 'reason')),
  ).rejects.toMatchObject({ code: 'payout_trx_used' });
});

test('a bill that is written off leaves the coach what was kept', async () => {
  await place();
  await bill();
  const { id: invoiceId } = await own();
  const off = { open_poisha: 600_000, reason: 'Moved away' };
  expect((await staff.post(`money/invoices/${invoiceId}/write-off`, off)).statusCode).toBe(200);
  expect(await since()).toEqual([-550_000, -50_000, 0]);
  const other = await signInStaff(context, 'Kamal');
  const done = await other.post(`money/invoices/${invoiceId}/coach-paid`, { reason: `Cash ${id}` });
  expect(done.statusCode).toBe(200);
  expect(await since()).toEqual([0, -50_000, -550_000]);
  await books();
});

test('nobody but staff places, bills or pays', async () => {
  for (const url of [`coach-requests/${id}/coach`, `coach-requests/${id}/bills`]) {
    const answer = await guardian.browser.ask({
      method: 'POST',
      url: `/api/staff/${url}`,
      payload: {},
    });
    expect(answer.json().code).toBe('not_staff');
  }
});

test('months nobody has billed and coaches nobody has paid are in the queues', async () => {
  const due = async () => (await staff.get('coach-due')).json();
  const count = async (name: string) =>
    (await staff.get('queues')).json().data.find((one: { queue: string }) => one.queue === name)
      .count;
  const isMine = ({ request_no: no }: { request_no: string }) => no === `C${id}`;
  await place({ first_day: `${month()}-01` });
  // It is not over yet.
  expect((await due()).unbilled.filter(isMine)).toEqual([]);
  await db()
    .update(coachRequests)
    .set({ firstDay: `${month(-1)}-01` })
    .where(eq(coachRequests.id, id));
  expect((await due()).unbilled.filter(isMine)).toMatchObject([
    { request_id: id, month: month(-1), coach_name: 'Nargis Akter' },
  ]);
  const unbilled = await count('coach_bill');
  expect((await bill({ month: month(-1) })).statusCode).toBe(200);
  expect((await due()).unbilled.filter(isMine)).toEqual([]);
  expect(await count('coach_bill')).toBe(unbilled - 1);
  expect((await due()).unpaid.filter(isMine)).toEqual([]);
  const { poisha } = await own();
  const before = await count('coach_pay');
  await pay(poisha);
  expect((await due()).unpaid.filter(isMine)).toMatchObject([{ month: month(-1) }]);
  expect(await count('coach_pay')).toBe(before + 1);
});
