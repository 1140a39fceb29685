/**
 * Tests what a payer does to pay less, twice or not at all, and what goes wrong at the same moment.
 */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { GatewayControl } from '#demo/gateway/gateway.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { promoUses } from '#server/ground/db/schema/promo-codes.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { checkDuePayments } from '#server/money/payments/check-payment.ts';
import { stopClock } from '../setup/accounts.ts';
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
async function _finish(ref: string, behaviour?: Parameters<GatewayControl['pay']>[1]) {
  const step = control.pay(ref, behaviour);
  await control.settled();
  if (step.kind === 'get') await context.app.inject({ url: new URL(step.url).href });
  return read(ref);
}

test('cancelled, begun again with the same code, and the first is paid after all', async () => {
  const { code, id } = await create({ per_person: 2 });
  const invoice = await bill();
  const first = (await start(invoice.id, code, { method: 'sslcommerz' })).body.payment;
  await context.app.inject({ url: `/pay/return/${first.ref}?status=cancel` });
  expect(await usesOf(id)).toEqual([['returned', 10_000]]);
  const second = (await start(invoice.id, code, { method: 'sslcommerz' })).body.payment;
  expect(second.ref).not.toBe(first.ref);
  // The payer pays on the first page, which was still open; SSLCommerz sends its notice.
  control.pay(first.ref);
  await control.settled();
  await context.app.inject({ url: `/pay/return/${first.ref}?status=success` });
  expect(await invoiceOf(invoice.id)).toMatchObject({ status: 'paid', paidPoisha: SUM });
  expect((await usesOf(id)).map(([state]) => state).sort()).toEqual(['returned', 'used']);
});

test('after one time-out a payment that nobody pays expires, and its code is given back', async () => {
  const { code, id } = await create({ in_all: 1 });
  const invoice = await bill();
  const { ref } = (await start(invoice.id, code)).body.payment;
  clock.forward(30);
  control.setDown(true);
  await checkDuePayments(context.services);
  control.setDown(false);
  for (let n = 0; n < 60; n += 1) {
    clock.forward(2 * 3600);
    await checkDuePayments(context.services);
  }
  const [row] = await db().select().from(payments).where(eq(payments.ref, ref));
  expect(row?.state).toBe('expired');
  expect(await usesOf(id)).toEqual([['returned', 10_000]]);
});

test('one key, pressed twice at the same moment, is one payment', async () => {
  const invoice = await bill();
  const key = { idempotency_key: crypto.randomUUID() };
  const both = await Promise.all([
    start(invoice.id, undefined, key),
    start(invoice.id, undefined, key),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(both.map(({ body }) => body.payment.ref)).size).toBe(1);
});

test('two tabs at the same moment are both answered', async () => {
  const invoice = await bill();
  const both = await Promise.all([start(invoice.id, undefined), start(invoice.id, undefined)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

test('a late success of another sum raises an alarm', async () => {
  const invoice = await bill();
  const { ref } = (await start(invoice.id, undefined, { method: 'sslcommerz' })).body.payment;
  await context.app.inject({ url: `/pay/return/${ref}?status=cancel` });
  control.pay(ref, 'wrong-amount');
  await control.settled();
  await context.app.inject({ url: `/pay/return/${ref}?status=success` });
  const alarms = await db().select().from(staffAlarms).where(eq(staffAlarms.subject, ref));
  expect(alarms).toHaveLength(1);
});

test('cancelled in the browser and paid on the page that was still open, and the notice is lost', async () => {
  const invoice = await bill();
  const { ref } = (await start(invoice.id, undefined, { method: 'sslcommerz' })).body.payment;
  await context.app.inject({ url: `/pay/return/${ref}?status=cancel` });
  expect((await read(ref)).state).toBe('cancelled');
  control.pay(ref, 'no-notice');
  await control.settled();
  for (let hours = 0; hours < 8; hours += 1) {
    clock.forward(3600);
    await checkDuePayments(context.services);
  }
  expect((await invoiceOf(invoice.id))?.status).toBe('paid');
});
