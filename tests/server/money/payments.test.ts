/** Paying through the gateway of the demo, over real HTTP, with everything that goes wrong. */
import { createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Payment } from '#core/money/api/payments.ts';
import { type GatewayMethod, gatewayMethods } from '#core/money/providers/providers.ts';
import type { Behaviour } from '#demo/gateway/behaviours.ts';
import type { GatewayControl } from '#demo/gateway/gateway.ts';
import type { NextStep } from '#demo/gateway/next-step.ts';
import { protocols } from '#demo/gateway/protocols.ts';
import { sandboxStore } from '#demo/gateway/sslcommerz/store.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { checkDuePayments } from '#server/money/payments/check-payment.ts';
import { alarmAtLimit, paymentLimits } from '#server/money/payments/payment-limits.ts';
import { stopClock } from '../setup/accounts.ts';
import { notificationKinds } from '../setup/hiring.ts';
import { buildTestApp, type TestApp } from '../setup/test-app.ts';
import { openTestDatabase } from '../setup/test-database.ts';
import { openTestGateway } from '../setup/test-gateway.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const SUM = 330_000;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

let context: TestApp;
let gateway: Awaited<ReturnType<typeof openTestGateway>>;
let control: GatewayControl;
let clock: ReturnType<typeof stopClock>;
let tutor: OpenTutor;
let publicUrl: string;

beforeAll(async () => {
  gateway = await openTestGateway({ slowMs: 6_000, troubleMs: 50, lateNoticeMs: 50 });
  control = gateway.control;
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  context = await buildTestApp(await openTestDatabase());
  // The services reach us at a port of this test; browsers know us by the address of all tests.
  gateway.serve(context.services, publicUrl);
  await context.app.listen({ port, host: '127.0.0.1' });
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

const db = () => context.database.db;
const bill = (poisha = SUM, userId = tutor.userId) =>
  db().transaction((tx) =>
    issueInvoice(tx, { userId, kind: 'extra_bill', poisha, issuedAt: clock.now() }),
  );
const start = (invoiceId: number, method: GatewayMethod, more: object = {}) =>
  tutor.post('/api/money/payments', {
    invoice_id: invoiceId,
    method,
    accepts_policy: true,
    idempotency_key: crypto.randomUUID(),
    ...more,
  });
async function begin(method: GatewayMethod, invoiceId?: number): Promise<Payment> {
  const { status, body } = await start(invoiceId ?? (await bill()).id, method);
  expect(status).toBe(200);
  return body.payment;
}
/** Does what the payer's browser does next. */
async function follow(step: NextStep): Promise<string> {
  if (step.kind === 'stay') return '';
  const answer = await fetch(step.url, {
    redirect: 'manual',
    ...(step.kind === 'post' && { method: 'POST', body: new URLSearchParams(step.fields) }),
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}
async function pay(method: GatewayMethod, behaviour?: Behaviour) {
  const payment = await begin(method);
  const went = await follow(control.pay(payment.ref, behaviour));
  await control.settled();
  return { ...payment, went };
}
const read = async (ref: string): Promise<Payment> => tutor.get(`/api/money/payments/${ref}`);
const invoiceOf = async (id: number) =>
  (await db().select().from(invoices).where(eq(invoices.id, id)))[0];
const bookedOf = async (invoiceId: number) =>
  (
    await db().select().from(ledgerTransactions).where(eq(ledgerTransactions.invoiceId, invoiceId))
  ).filter(({ kind }) => kind === 'payment').length;
const expectPaidOnce = async ({ ref, invoice_id }: Payment) => {
  expect(await read(ref)).toMatchObject({ state: 'paid', failure: null, page_url: null });
  expect(await invoiceOf(invoice_id)).toMatchObject({ status: 'paid', paidPoisha: SUM });
  expect(await bookedOf(invoice_id)).toBe(1);
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
};
const expectUnpaid = async ({ invoice_id }: Payment) => {
  expect(await invoiceOf(invoice_id)).toMatchObject({ status: 'unpaid', paidPoisha: 0 });
  expect(await bookedOf(invoice_id)).toBe(0);
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
};

test.each(gatewayMethods.filter((method) => !protocols[method].without.includes('double-notice')))(
  'through %s two notices at once pay once',
  async (method) => {
    await expectPaidOnce(await pay(method, 'double-notice'));
  },
);

describe.each(gatewayMethods)('through %s', (method) => {
  test('the payer comes back to a page of ours, and the invoice is paid', async () => {
    const payment = await pay(method);
    expect(payment).toMatchObject({ state: 'redirected', amount_poisha: SUM });
    expect(payment.went).toBe(`/payment/${payment.ref}`);
    await expectPaidOnce(payment);
    const told = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.userId, tutor.userId));
    expect(told.map(({ kind }) => kind)).toEqual(['payment_received']);
  });

  test.each([
    ['fail', 'failed', 'declined'],
    ['cancel', 'cancelled', 'cancelled_by_payer'],
  ] as const)(
    '%s: the invoice stays unpaid and can be paid again',
    async (behaviour, state, why) => {
      const payment = await pay(method, behaviour);
      expect(await read(payment.ref)).toMatchObject({ state, failure: why });
      await expectUnpaid(payment);
      const again = await begin(method, payment.invoice_id);
      expect(again.ref).not.toBe(payment.ref);
      await follow(control.pay(again.ref));
      await expectPaidOnce(again);
    },
  );

  test('a browser that lies pays nothing', async () => {
    const payment = await pay(method, 'lying-browser');
    expect((await read(payment.ref)).state).not.toBe('paid');
    await expectUnpaid(payment);
  });

  test('twenty returns and looks at once pay once', async () => {
    const payment = await begin(method);
    const step = control.pay(payment.ref);
    await Promise.all([
      ...Array.from({ length: 20 }, () => follow(step)),
      ...Array.from({ length: 5 }, () => read(payment.ref)),
    ]);
    await control.settled();
    await expectPaidOnce(payment);
  });

  test('a closed browser is paid for when its time to be asked comes', async () => {
    const payment = await begin(method);
    control.pay(payment.ref, 'no-return');
    clock.forward(30);
    await checkDuePayments(context.services);
    await expectPaidOnce(payment);
  });

  test('a service that is away leaves it undecided, and is asked later', async () => {
    const payment = await begin(method);
    control.setDown(true);
    await follow(control.pay(payment.ref));
    expect((await read(payment.ref)).state).toBe('pending_verify');
    await expectUnpaid(payment);
    control.setDown(false);
    clock.forward(3600);
    await checkDuePayments(context.services);
    await expectPaidOnce(payment);
  });

  test('a service that is away when it begins says so, and nothing waits', async () => {
    const invoice = await bill();
    control.setDown(true);
    const answer = await start(invoice.id, method);
    control.setDown(false);
    expect([answer.status, answer.body.code]).toEqual([503, 'payment_unavailable']);
    const [row] = await db().select().from(payments).where(eq(payments.invoiceId, invoice.id));
    expect(row).toMatchObject({ state: 'failed', failure: 'gateway_unavailable' });
  });

  test('what nobody finishes is over after a day, and counts when it is paid after all', async () => {
    const payment = await begin(method);
    clock.forward(25 * 3600);
    await checkDuePayments(context.services);
    expect(await read(payment.ref)).toMatchObject({ state: 'expired', failure: 'not_finished' });
    await follow(control.pay(payment.ref));
    await control.settled();
    await expectPaidOnce(payment);
  });

  test.each(['wrong-amount', 'wrong-currency', 'wrong-reference'] as const)(
    '%s is refused with an alarm and books nothing',
    async (behaviour) => {
      const payment = await pay(method, behaviour);
      clock.forward(3600);
      await checkDuePayments(context.services);
      await expectUnpaid(payment);
      const { state, failure } = await read(payment.ref);
      // SSLCommerz is asked by our reference: it does not find what it has by another one.
      if (behaviour !== 'wrong-reference' || method !== 'sslcommerz') {
        expect([state, failure]).toEqual(['failed', 'payment_mismatch']);
        const alarms = await db()
          .select()
          .from(staffAlarms)
          .where(eq(staffAlarms.subject, payment.ref));
        expect(alarms).toMatchObject([{ kind: 'payment_mismatch' }]);
      }
    },
  );

  test('begun twice with one key is one payment, with another key it goes on', async () => {
    const invoice = await bill();
    const key = { idempotency_key: crypto.randomUUID() };
    const [one, two] = [await start(invoice.id, method, key), await start(invoice.id, method, key)];
    expect(two.body.payment.ref).toBe(one.body.payment.ref);
    expect((await start(invoice.id, method)).body.payment.ref).toBe(one.body.payment.ref);
    const other = await bill();
    expect((await start(other.id, method, key)).body.code).toBe('idempotency_key_reused');
  });
});

test('what two payments bring for one invoice goes to the balance, which pays the next', async () => {
  const invoice = await bill();
  const first = await begin('bkash', invoice.id);
  const second = await begin('sslcommerz', invoice.id);
  await follow(control.pay(first.ref));
  await follow(control.pay(second.ref));
  await control.settled();
  expect(await read(second.ref)).toMatchObject({ state: 'paid' });
  expect(await balanceOf(db(), tutor.userId)).toBe(SUM);
  expect(await notificationKinds(db(), tutor.userId)).toEqual([
    'payment_received',
    'payment_to_balance',
  ]);
  const next = await bill(SUM + 50_000);
  const { body } = await start(next.id, 'bkash', { uses_balance: true });
  expect(body.payment).toMatchObject({ amount_poisha: 50_000 });
  await follow(control.pay(body.payment.ref));
  expect(await invoiceOf(next.id)).toMatchObject({ status: 'paid' });
  expect(await balanceOf(db(), tutor.userId)).toBe(0);
  expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
});

test('a balance that is enough pays without a service', async () => {
  const paid = await pay('bkash');
  const extra = await begin('sslcommerz', (await bill()).id);
  await db().transaction(async (tx) => {
    await tx.update(invoices).set({ status: 'void' }).where(eq(invoices.id, extra.invoice_id));
  });
  await follow(control.pay(extra.ref));
  await control.settled();
  await db().update(invoices).set({ status: 'unpaid' }).where(eq(invoices.id, extra.invoice_id));
  const { body } = await start(extra.invoice_id, 'bkash', { uses_balance: true });
  expect(body).toEqual({ payment: null });
  expect(await invoiceOf(extra.invoice_id)).toMatchObject({ status: 'paid' });
  await expectPaidOnce(paid);
});

describe('is refused', () => {
  test('for an invoice of another person, one that is paid, and a method that is not there', async () => {
    const stranger = await openTutor(context.app, db());
    const theirs = await bill(SUM, stranger.userId);
    expect((await start(theirs.id, 'bkash')).body.code).toBe('invoice_not_found');
    expect((await tutor.get(`/api/money/invoices/${theirs.id}`)).code).toBe('invoice_not_found');
    const paid = await pay('bkash');
    expect((await start(paid.invoice_id, 'bkash')).body.code).toBe('invoice_not_payable');
    expect((await stranger.get(`/api/money/payments/${paid.ref}`)).code).toBe('payment_not_found');
    expect((await start(theirs.id, 'cash' as GatewayMethod)).body.code).toBe('invalid_input');
    expect((await start((await bill()).id, 'bkash', { accepts_policy: false })).status).toBe(400);
  });

  test('when a sum comes from the browser: ours is asked', async () => {
    const invoice = await bill();
    const { body } = await start(invoice.id, 'bkash', { amount_poisha: 100, poisha: 100 });
    expect(body.payment?.amount_poisha ?? body.code).not.toBe(100);
  });
});

describe('a notice of SSLCommerz', () => {
  const notice = (fields: Record<string, string>) =>
    fetch(`${publicUrl}/pay/sslcommerz/notice`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });

  test('without their signature is refused, logged without what it says, and raises an alarm', async () => {
    const payment = await begin('sslcommerz');
    const answer = await notice({
      tran_id: payment.ref,
      status: 'VALID',
      store_id: sandboxStore.storeId,
      amount: '3300.00',
      verify_key: 'tran_id,status,store_id,amount',
      verify_sign: '0'.repeat(32),
    });
    expect([answer.status, (await answer.text()).trim()]).toEqual([400, 'payment_forged']);
    await expectUnpaid(payment);
    const entries = await db().select().from(auditLog).where(eq(auditLog.action, 'payment_notice'));
    const forged = entries.filter(({ outcome }) => outcome === 'payment_forged');
    expect(forged).toMatchObject([{ target: null }]);
    expect(
      (await db().select().from(staffAlarms)).filter(({ kind }) => kind === 'payment_forged'),
    ).toHaveLength(1);
  });

  test('comes before the browser, long after it, and again: paid once', async () => {
    const payment = await begin('sslcommerz');
    const step = control.pay(payment.ref);
    await control.settled();
    await expectPaidOnce(payment);
    await follow(step);
    await control.sendNotice(payment.ref);
    await control.settled();
    await expectPaidOnce(payment);
    expect(control.notices.filter(({ reference }) => reference === payment.ref)).toMatchObject([
      { answer: 200 },
      { answer: 200 },
    ]);
  });
});

test('a return for a payment there is not leads home', async () => {
  for (const ref of ['PAY-0000000000000000', 'x', '..%2f']) {
    const answer = await fetch(`${publicUrl}/pay/return/${ref}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  }
});

test('a person starts ten payments in ten minutes, and no more', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await start((await bill()).id, 'bkash')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test('who starts again and again is refused, and staff hear of it', async () => {
  const codes = [];
  for (let n = 0; n < 11; n += 1) codes.push((await start((await bill()).id, 'bkash')).status);
  expect(codes).toEqual([...Array(10).fill(200), 429]);
  const raised = await db()
    .select()
    .from(staffAlarms)
    .where(eq(staffAlarms.subject, `user:${tutor.userId}`));
  expect(raised.map(({ kind }) => kind)).toEqual(['payments_failing']);
});

test('payments that fail again and again raise an alarm and refuse nothing', async () => {
  for (let n = 0; n < 7; n += 1) {
    const payment = await pay('bkash', 'fail');
    expect((await read(payment.ref)).state).toBe('failed');
  }
  const raised = await db()
    .select()
    .from(staffAlarms)
    .where(eq(staffAlarms.subject, `user:${tutor.userId}`));
  expect(raised.map(({ kind }) => kind)).toEqual(['payments_failing']);
  expect((await start((await bill()).id, 'bkash')).status).toBe(200);
});

test('an address has a limit of its own, and is named to staff by a hash', async () => {
  const { services } = context;
  const from = (userId: number) => ({ userId, origin: { ip: '203.0.113.7' } });
  const take = (userId: number) =>
    alarmAtLimit(services, from(userId), () =>
      takeLimits(db(), paymentLimits(services, from(userId)), clock.now()),
    );
  for (let n = 0; n < 60; n += 1) await take(900_000 + n);
  await expect(take(900_060)).rejects.toMatchObject({ code: 'too_many_requests' });
  const raised = (await db().select().from(staffAlarms)).filter(({ subject }) =>
    subject.startsWith('network:'),
  );
  expect(raised.map(({ kind }) => kind)).toEqual(['payments_failing']);
  expect(raised[0]?.subject).toMatch(/^network:[\w-]{8}$/);
});
