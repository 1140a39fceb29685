/** Promo codes from the desk of staff to the ledger, with what goes wrong on the way. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundLines } from '#core/money/words/postings.ts';
import type { GatewayControl } from '#demo/gateway/gateway.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ledgerAccounts, ledgerEntries } from '#server/ground/db/schema/ledger.ts';
import { promoUses } from '#server/ground/db/schema/promo-codes.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { post } from '#server/money/ledger/post.ts';
import { checkDuePayments } from '#server/money/payments/check-payment.ts';
import { stopClock } from '../setup/accounts.ts';
import { signInParent } from '../setup/hiring.ts';
import { openLessons } from '../setup/online-lessons.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { buildTestApp, type TestApp } from '../setup/test-app.ts';
import { openTestDatabase } from '../setup/test-database.ts';
import { openTestGateway } from '../setup/test-gateway.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 50_000;
let context: TestApp;
let gateway: Awaited<ReturnType<typeof openTestGateway>>;
let control: GatewayControl;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let staff: Staff;
let made = 0;

beforeAll(async () => {
  gateway = await openTestGateway({ slowMs: 6_000, troubleMs: 50, lateNoticeMs: 50 });
  control = gateway.control;
  context = await buildTestApp(await openTestDatabase());
  gateway.serve(context.services);
  staff = await signInStaff(context);
});
afterAll(async () => {
  await context.app.close();
  await gateway.close();
  await context.database.close();
});
beforeEach(async () => {
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, context.database.db);
});
afterEach(async () => {
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
});

const db = () => context.database.db;
const bill = (poisha = SUM, userId = tutor.userId) =>
  db().transaction((tx) =>
    issueInvoice(tx, { userId, kind: 'extra_bill', poisha, issuedAt: clock.now() }),
  );
const today = () => new Date(clock.now().getTime() + 6 * 3_600_000).toISOString().slice(0, 10);
const dayAfter = (days: number) =>
  new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);

async function create(change: object = {}) {
  made += 1;
  const code = `TEST-${made}`;
  const answer = await staff.post('money/promo-codes', {
    code,
    type: 'percent',
    value: 20,
    from_on: today(),
    per_person: 1,
    audience: 'all',
    kinds: [],
    ...change,
  });
  expect(answer.statusCode).toBe(200);
  return { code, id: answer.json().id as number };
}
const check = (invoiceId: number, code: string, by: Pick<OpenTutor, 'post'> = tutor) =>
  by.post(`/api/money/invoices/${invoiceId}/promo-code`, { code });
const start = (invoiceId: number, code: string | undefined, more: object = {}, by = tutor) =>
  by.post('/api/money/payments', {
    invoice_id: invoiceId,
    method: 'bkash',
    accepts_policy: true,
    idempotency_key: crypto.randomUUID(),
    ...(code !== undefined && { promo_code: code }),
    ...more,
  });
const read = (ref: string) => tutor.get(`/api/money/payments/${ref}`);
const invoiceOf = async (id: number) =>
  (await db().select().from(invoices).where(eq(invoices.id, id)))[0];
const usesOf = async (id: number) =>
  (await db().select().from(promoUses).where(eq(promoUses.promoCodeId, id))).map(
    ({ state, poisha }) => [state, poisha],
  );
/** Debits of our account so far. */
const promotions = async () =>
  (
    await db()
      .select({ poisha: ledgerEntries.poisha })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(eq(ledgerAccounts.name, 'promotions'))
  ).reduce((sum, { poisha }) => sum + poisha, 0);
async function finish(ref: string, behaviour?: Parameters<GatewayControl['pay']>[1]) {
  const step = control.pay(ref, behaviour);
  await control.settled();
  if (step.kind === 'get') await context.app.inject({ url: new URL(step.url).href });
  return read(ref);
}

test('taken off by the server, reserved, and booked with the payment', async () => {
  const { code, id } = await create({ value: 15 });
  const invoice = await bill(33_333);
  const asked = await check(invoice.id, ` ${code.toLowerCase()} `);
  // 4,999.95 poisha
  expect([asked.status, asked.body]).toEqual([200, { code, off_poisha: 5_000 }]);
  expect(await usesOf(id)).toEqual([]);
  const before = await promotions();
  const { body } = await start(invoice.id, code);
  expect(body.payment).toMatchObject({ amount_poisha: 28_333, state: 'redirected' });
  expect(await usesOf(id)).toEqual([['reserved', 5_000]]);
  expect(await finish(body.payment.ref)).toMatchObject({ state: 'paid' });
  expect(await invoiceOf(invoice.id)).toMatchObject({
    status: 'paid',
    paidPoisha: 33_333,
    promoPoisha: 5_000,
  });
  expect(await usesOf(id)).toEqual([['used', 5_000]]);
  expect((await promotions()) - before).toBe(5_000);
  const [row] = (await staff.get('money/promo-codes')).json().data;
  expect(row).toMatchObject({ code, used: 1, reserved: 0, off_poisha: 5_000, state: 'active' });
  const uses = (await staff.get(`money/promo-codes/${id}/uses`)).json();
  expect(uses.data).toMatchObject([
    { person: { user_id: tutor.userId }, invoice_number: invoice.number, state: 'used' },
  ]);
});

test('a code that covers all pays without a service, and the balance is left alone', async () => {
  const { code, id } = await create({ type: 'sum', value: 700 });
  const invoice = await bill();
  await db().transaction((tx) =>
    post(tx, {
      kind: 'refund',
      cause: `test:refund:${invoice.id}`,
      at: clock.now(),
      lines: refundLines(tutor.userId, 10_000),
    }),
  );
  const { status, body } = await start(invoice.id, code, { uses_balance: true });
  expect([status, body]).toEqual([200, { payment: null }]);
  expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'paid', promoPoisha: SUM });
  expect(await usesOf(id)).toEqual([['used', SUM]]);
  expect(await balanceOf(db(), tutor.userId)).toBe(10_000);
});

test('with the balance for the rest, nothing is left for a service', async () => {
  const { code } = await create({ value: 80 });
  const invoice = await bill();
  await db().transaction((tx) =>
    post(tx, {
      kind: 'refund',
      cause: `test:refund:${invoice.id}`,
      at: clock.now(),
      lines: refundLines(tutor.userId, 30_000),
    }),
  );
  expect((await start(invoice.id, code, { uses_balance: true })).body).toEqual({ payment: null });
  expect(await balanceOf(db(), tutor.userId)).toBe(20_000);
  expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'paid', promoPoisha: 40_000 });
});

test.each([
  ['promo_not_yet', () => ({ from_on: dayAfter(1) })],
  ['promo_ended', () => ({ from_on: dayAfter(-3), until_on: dayAfter(-1) })],
  ['promo_not_for_you', () => ({ audience: 'guardians' })],
  ['promo_not_for_invoice', () => ({ kinds: ['platform_charge'] })],
])('%s', async (why, change) => {
  const { code, id } = await create(change());
  const invoice = await bill();
  expect((await check(invoice.id, code)).body.code).toBe(why);
  expect((await start(invoice.id, code)).body.code).toBe(why);
  expect(await usesOf(id)).toEqual([]);
});

test('unknown, on the last day, of another person, and twice by one', async () => {
  const { code } = await create({ until_on: today() });
  const invoice = await bill();
  expect((await check(invoice.id, 'NOSUCHCODE')).body).toMatchObject({ code: 'promo_unknown' });
  expect((await check(invoice.id, code)).status).toBe(200);
  const other = await openTutor(context.app, db());
  expect((await check(invoice.id, code, other)).body.code).toBe('invoice_not_found');
  const { body } = await start(invoice.id, code);
  await finish(body.payment.ref);
  expect((await check((await bill()).id, code)).body.code).toBe('promo_used_by_you');
});

test('a guardian uses a code for guardians', async () => {
  const { code } = await create({ audience: 'guardians' });
  const guardian = await signInParent(context);
  const invoice = await bill(SUM, guardian.account.userId);
  const answer = await guardian.browser.ask({
    method: 'POST',
    url: `/api/money/invoices/${invoice.id}/promo-code`,
    payload: { code },
  });
  expect([answer.statusCode, answer.json().off_poisha]).toEqual([200, 10_000]);
});

test('of an online lesson a code takes off our charge at most, and only where it names them', async () => {
  const lessons = await openLessons(context);
  const lesson = await lessons.book();
  await lessons.accept(lesson);
  const { id: invoiceId } = await lessons.invoiceOf(lesson);
  const ask = async (change: object) => {
    const { code } = await create({ value: 100, ...change });
    const answer = await lessons.ofGuardian(`money/invoices/${invoiceId}/promo-code`, { code });
    return { code, body: answer.json() };
  };
  expect((await ask({ kinds: [] })).body.code).toBe('promo_not_for_invoice');
  const named = { kinds: ['online_lesson'] };
  expect((await ask({ ...named, type: 'sum', value: 15 })).body.off_poisha).toBe(1_500);
  const { code, body } = await ask(named);
  expect(body).toEqual({ code, off_poisha: 2_000 });
  const begun = await lessons.ofGuardian('money/payments', {
    invoice_id: invoiceId,
    method: 'bkash',
    accepts_policy: true,
    idempotency_key: crypto.randomUUID(),
    promo_code: code,
  });
  expect(begun.json().payment).toMatchObject({ amount_poisha: 13_000 });
});

test('ten people at once: the last use goes to one of them', async () => {
  const { code, id } = await create({ in_all: 1 });
  const people = await Promise.all(Array.from({ length: 10 }, () => openTutor(context.app, db())));
  const bills: Awaited<ReturnType<typeof bill>>[] = [];
  for (const { userId } of people) bills.push(await bill(SUM, userId));
  const answers = await Promise.all(
    people.map((person, at) => start(bills[at]?.id ?? 0, code, {}, person)),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'begun' : body.code));
  expect(codes.filter((one) => one === 'begun')).toHaveLength(1);
  expect(codes.filter((one) => one === 'promo_used_up')).toHaveLength(9);
  expect(await usesOf(id)).toEqual([['reserved', 10_000]]);
});

describe('given back', () => {
  test.each(['fail', 'cancel'] as const)('when the payment ends by %s', async (behaviour) => {
    const { code, id } = await create({ in_all: 1 });
    const invoice = await bill();
    const { body } = await start(invoice.id, code);
    await finish(body.payment.ref, behaviour);
    expect(await usesOf(id)).toEqual([['returned', 10_000]]);
    expect((await check(invoice.id, code)).status).toBe(200);
  });

  test('when the service is away', async () => {
    const { code, id } = await create({ in_all: 1 });
    control.setDown(true);
    const { body } = await start((await bill()).id, code);
    control.setDown(false);
    expect(body.code).toBe('payment_unavailable');
    expect(await usesOf(id)).toEqual([['returned', 10_000]]);
  });

  test('when nobody finishes; paid after all, it is taken again', async () => {
    const { code, id } = await create({ in_all: 1 });
    const invoice = await bill();
    const { body } = await start(invoice.id, code);
    clock.forward(25 * 3600);
    await checkDuePayments(context.services);
    expect(await usesOf(id)).toEqual([['returned', 10_000]]);
    control.pay(body.payment.ref);
    await context.app.inject({ url: `/pay/return/${body.payment.ref}?status=success` });
    await expect
      .poll(async () => (await invoiceOf(invoice.id))?.status, { timeout: 5_000 })
      .toBe('paid');
    expect(await usesOf(id)).toEqual([['used', 10_000]]);
  });

  test('not while another payment of the invoice counts on it', async () => {
    const { code, id } = await create({ in_all: 1 });
    const invoice = await bill();
    const first = await start(invoice.id, code);
    const second = await start(invoice.id, code, { method: 'sslcommerz' });
    expect([first.status, second.status]).toEqual([200, 200]);
    await finish(first.body.payment.ref, 'cancel');
    expect(await usesOf(id)).toEqual([['reserved', 10_000]]);
    await finish(second.body.payment.ref);
    expect(await usesOf(id)).toEqual([['used', 10_000]]);
    expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'paid', promoPoisha: 10_000 });
  });
});

test('paid twice over two ways, the code pays once and the rest is in the balance', async () => {
  const { code, id } = await create();
  const invoice = await bill();
  const first = await start(invoice.id, code);
  const second = await start(invoice.id, code, { method: 'sslcommerz' });
  await finish(first.body.payment.ref);
  await finish(second.body.payment.ref);
  expect(await usesOf(id)).toEqual([['used', 10_000]]);
  expect(await balanceOf(db(), tutor.userId)).toBe(40_000);
});

test('staff: named once, ended once, never changed, each act in the log', async () => {
  const { code, id } = await create();
  const again = await staff.post('money/promo-codes', {
    code: code.toLowerCase(),
    type: 'sum',
    value: 5,
    from_on: today(),
    per_person: 1,
    audience: 'all',
    kinds: [],
  });
  expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([400, ['code']]);
  const wrong = await staff.post('money/promo-codes', {
    code: 'a b',
    type: 'percent',
    value: 101,
    from_on: dayAfter(1),
    until_on: today(),
    per_person: 0,
    audience: 'all',
    kinds: [],
  });
  expect([wrong.statusCode, 'per_person' in wrong.json().errors]).toEqual([400, true]);
  expect((await staff.post(`money/promo-codes/${id}/end`)).statusCode).toBe(200);
  expect((await staff.post(`money/promo-codes/${id}/end`)).json().code).toBe('changed_meanwhile');
  expect((await check((await bill()).id, code)).body.code).toBe('promo_ended');
  const log = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.target, `promo-code:${id}`))
    .orderBy(auditLog.id);
  expect(log.map(({ action }) => action)).toEqual([
    'staff_promo_code_created',
    'staff_promo_code_ended',
  ]);
  const ended = (await staff.get('money/promo-codes?status=ended')).json();
  expect(ended.data.some((row: { id: number }) => row.id === id)).toBe(true);
});

test('guessing is slowed, and staff hear of it', async () => {
  const invoice = await bill();
  const codes = [];
  for (let n = 0; n < 16; n += 1) codes.push((await check(invoice.id, `GUESS-${n}`)).body.code);
  expect(codes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => 'promo_unknown'));
  expect(codes[15]).toBe('too_many_requests');
  const alarms = await db()
    .select()
    .from(staffAlarms)
    .where(eq(staffAlarms.kind, 'promo_guessing'));
  expect(alarms.map(({ subject }) => subject)).toEqual([`user:${tutor.userId}`]);
});
