/** Giving a refund back by the service it was paid with, over real HTTP, with what goes wrong. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffRefund } from '#core/money/api/refunds.ts';
import { type GatewayMethod, gatewayMethods } from '#core/money/providers/providers.ts';
import type { GatewayControl } from '#demo/gateway/gateway.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { refunds } from '#server/ground/db/schema/refunds.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { tutorPayouts } from '#server/ground/db/schema/tutor-payouts.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { payFromBalance } from '#server/money/invoices/pay-from-balance.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { checkPayment } from '#server/money/payments/check-payment.ts';
import { creditRefund } from '#server/money/refunds/credit-refund.ts';
import { sendDueRefunds } from '#server/money/refunds/send-due-refunds.ts';
import { stopClock } from '../setup/accounts.ts';
import { notificationKinds, testOrigin } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { buildTestApp, type TestApp } from '../setup/test-app.ts';
import { openTestDatabase } from '../setup/test-database.ts';
import { openTestGateway } from '../setup/test-gateway.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 330_000;
const HOUR = 3600;

let context: TestApp;
let gateway: Awaited<ReturnType<typeof openTestGateway>>;
let control: GatewayControl;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let staff: Staff;

beforeAll(async () => {
  gateway = await openTestGateway({ slowMs: 50, troubleMs: 50, refundMs: 0 });
  control = gateway.control;
  context = await buildTestApp(await openTestDatabase());
  gateway.serve(context.services, 'http://127.0.0.1:9');
});
afterAll(async () => {
  await context.app.close();
  await gateway.close();
  await context.database.close();
});
beforeEach(async () => {
  await db().update(refunds).set({ state: 'refused', askAt: null, paidAt: null, payoutTrx: null });
  clock = stopClock(context.services);
  tutor = await openTutor(context.app, db());
  await db()
    .insert(tutorPayouts)
    .values({ tutorId: tutor.tutorId, walletType: 'bkash', accountNumber: '+8801711223344' });
  staff = await signInStaff(context);
});

const db = () => context.database.db;
const bill = () =>
  db().transaction((tx) =>
    issueInvoice(tx, {
      userId: tutor.userId,
      kind: 'extra_bill',
      poisha: SUM,
      issuedAt: clock.now(),
    }),
  );

/** Paid through the service, claimed and approved. */
async function approvedOf(method: GatewayMethod, poisha = SUM): Promise<number> {
  const invoice = await bill();
  const { body } = await tutor.post('/api/money/payments', {
    invoice_id: invoice.id,
    method,
    accepts_policy: true,
    idempotency_key: crypto.randomUUID(),
  });
  control.pay(body.payment.ref, 'no-return');
  await control.settled();
  const [payment] = await db().select().from(payments).where(eq(payments.ref, body.payment.ref));
  if (payment === undefined) throw new Error('No payment');
  await checkPayment(context.services, payment, testOrigin);
  return db().transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx
      .insert(refunds)
      .values({
        invoiceId: invoice.id,
        userId: tutor.userId,
        state: 'approved',
        poisha,
        reason: 'The family moved.',
        claimedAt: now,
        decidedAt: now,
      })
      .returning();
    if (row === undefined) throw new Error('No refund');
    await creditRefund(tx, row, now);
    return row.id;
  });
}
const find = async (id: number): Promise<StaffRefund> => {
  const { data } = (await staff.get('refunds')).json();
  return data.find((one: StaffRefund) => one.id === id);
};
async function sendBack(id: number) {
  const { version } = await find(id);
  return staff.post(`refunds/${id}/send-back`, { version });
}
const rowOf = async (id: number) =>
  (await db().select().from(refunds).where(eq(refunds.id, id)))[0];
const givenBack = () =>
  control.payments().flatMap(({ refunds: made }) => made.map(({ amountPoisha }) => amountPoisha));
const later = async (seconds: number) => {
  clock.forward(seconds);
  await sendDueRefunds(context.services);
};
const bookings = async () =>
  (await db().select().from(ledgerTransactions)).filter(({ kind }) => kind === 'payout').length;

describe.each(gatewayMethods)('%s', (method) => {
  test('an approved refund goes back the way it was paid, once', async () => {
    const id = await approvedOf(method);
    const before = givenBack().length;
    expect(await find(id)).toMatchObject({ source: method, was_refused: false });
    expect((await sendBack(id)).statusCode).toBe(200);
    await later(HOUR);
    await later(HOUR);
    expect(await rowOf(id)).toMatchObject({ state: 'paid', tries: 1, askAt: null });
    expect(givenBack().slice(before)).toEqual([SUM]);
    expect(await balanceOf(db(), tutor.userId)).toBe(0);
    expect(await notificationKinds(db(), tutor.userId)).toContain('refund_paid');
    expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
  });

  test('half of what was paid goes back', async () => {
    const id = await approvedOf(method, SUM / 2);
    const before = givenBack().length;
    await sendBack(id);
    await later(HOUR);
    expect(givenBack().slice(before)).toEqual([SUM / 2]);
    expect(await rowOf(id)).toMatchObject({ state: 'paid' });
  });

  test('an answer that was lost gives nothing back twice', async () => {
    const id = await approvedOf(method);
    const before = givenBack().length;
    control.setNextRefund('outage');
    expect((await sendBack(id)).statusCode).toBe(200);
    await Promise.all([later(HOUR), later(HOUR), later(2 * HOUR)]);
    await later(3 * HOUR);
    expect(await rowOf(id)).toMatchObject({ state: 'paid', tries: 1 });
    expect(givenBack().slice(before)).toEqual([SUM]);
    expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
  });

  test('a refusal puts it back into the balance, and staff send it by hand', async () => {
    const id = await approvedOf(method);
    control.setNextRefund('refused');
    await sendBack(id);
    await later(HOUR);
    expect(await rowOf(id)).toMatchObject({ state: 'approved', paymentId: null });
    expect(await balanceOf(db(), tutor.userId)).toBe(SUM);
    const shown = await find(id);
    expect(shown.was_refused).toBe(true);
    const { version } = shown;
    const sent = await staff.post(`refunds/${id}/pay-out`, { version, reason: `TRX${id}HAND` });
    expect(sent.statusCode).toBe(200);
    expect(await balanceOf(db(), tutor.userId)).toBe(0);
    expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
  });

  test('two of the staff who press at once send it once', async () => {
    const id = await approvedOf(method);
    const before = givenBack().length;
    const booked = await bookings();
    const { version } = await find(id);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => staff.post(`refunds/${id}/send-back`, { version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    await later(HOUR);
    expect(givenBack().slice(before)).toEqual([SUM]);
    expect((await bookings()) - booked).toBe(1);
  });
});

test('what was cancelled afterwards comes back into the balance', async () => {
  const id = await approvedOf('sslcommerz');
  control.setNextRefund('cancelled');
  await sendBack(id);
  expect(await rowOf(id)).toMatchObject({ state: 'sending' });
  expect(await balanceOf(db(), tutor.userId)).toBe(0);
  await later(HOUR);
  expect(await rowOf(id)).toMatchObject({ state: 'approved' });
  expect(await balanceOf(db(), tutor.userId)).toBe(SUM);
});

test('a service that does not say for a day what became of it raises an alarm', async () => {
  const id = await approvedOf('bkash');
  control.setDown(true);
  await sendBack(id);
  for (let hours = 0; hours < 30; hours += 1) await later(HOUR);
  control.setDown(false);
  const [alarm] = await db()
    .select()
    .from(staffAlarms)
    .where(eq(staffAlarms.subject, `refund:${id}`));
  expect(alarm?.kind).toBe('refund_unknown');
  expect(await rowOf(id)).toMatchObject({ state: 'sending' });
  await later(HOUR);
  expect(await rowOf(id)).toMatchObject({ state: 'paid' });
});

test('what paid another invoice meanwhile is not sent', async () => {
  const id = await approvedOf('bkash');
  const next = await bill();
  await db().transaction((tx) => payFromBalance(tx, next, clock.now()));
  expect((await sendBack(id)).json().code).toBe('changed_meanwhile');
  expect(await rowOf(id)).toMatchObject({ state: 'used', tries: 0 });
});

test('a service that is no longer set up gives nothing back', async () => {
  const id = await approvedOf('bkash');
  const all = context.services.payments;
  context.services.payments = new Map();
  expect((await find(id)).source).toBeNull();
  expect((await sendBack(id)).json().code).toBe('refund_no_source');
  context.services.payments = all;
});

test('only staff send back, and nothing but an approved one', async () => {
  const id = await approvedOf('bkash');
  expect((await tutor.post(`/api/staff/refunds/${id}/send-back`, { version: 1 })).status).toBe(403);
  const unknown = await staff.post('refunds/999999/send-back', { version: 1 });
  expect(unknown.statusCode).toBe(404);
  await db().update(refunds).set({ state: 'refused' }).where(eq(refunds.id, id));
  expect((await sendBack(id)).statusCode).toBe(409);
});
