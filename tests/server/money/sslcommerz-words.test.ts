/** Tests what the own words of SSLCommerz do, against a server that says exactly them. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { payments } from '#server/ground/db/schema/payments.ts';
import { staffAlarms } from '#server/ground/db/schema/staff-alarms.ts';
import { OWN_WORK } from '#server/ground/request/origin-of.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { checkPayment } from '#server/money/payments/check-payment.ts';
import { createSslcommerz } from '#server/money/payments/gateways/sslcommerz/create-sslcommerz.ts';
import { newPaymentRef } from '#server/money/payments/payment-ref.ts';
import { openProof } from '#server/money/payments/proofs/open-proof.ts';
import { notificationKinds } from '../setup/hiring.ts';
import { type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTutor } from '../setup/tutor.ts';

const SUM = 100_000;
const context = startTestApp();
const db = () => context.database.db;
let server: Server;
let rows: object[] = [];
let ref = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const isQuery = request.url?.includes('merchantTransIDvalidationAPI');
    const named = new URL(request.url ?? '', 'http://x').searchParams.get('val_id');
    const said = { status: 'VALIDATED', tran_id: ref, store_id: 's', amount: '1000.00' };
    const one = { ...said, currency_type: 'BDT', bank_tran_id: `BANK${named}${ref}` };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isQuery ? { APIConnect: 'DONE', element: rows } : one));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const gateway = createSslcommerz(
    { url: `http://127.0.0.1:${port}`, storeId: 's', storePassword: 'p' },
    { back: (to) => `http://x/${to}`, notice: 'http://x/notice' },
  );
  context.services.payments = new Map([['sslcommerz', gateway]]);
});
afterAll(() => server.close());

async function started() {
  const { userId } = await openTutor(context.app, db());
  const at = context.services.now();
  ref = newPaymentRef();
  const [row] = await db().transaction(async (tx) => {
    const invoice = await issueInvoice(tx, {
      userId,
      kind: 'extra_bill',
      poisha: SUM,
      issuedAt: at,
    });
    return tx
      .insert(payments)
      .values({
        ref,
        userId,
        invoiceId: invoice.id,
        method: 'sslcommerz',
        state: 'redirected',
        poisha: SUM,
        idempotencyKey: crypto.randomUUID(),
        idempotencyHash: 'x',
        createdAt: at,
        askAt: at,
      })
      .returning();
  });
  if (row === undefined) throw new Error('No payment');
  return row;
}
const alarms = async () =>
  (await db().select().from(staffAlarms).where(eq(staffAlarms.subject, ref))).map(
    ({ kind }) => kind,
  );

test('one valid row beside failed ones is a payment like any other', async () => {
  const row = await started();
  rows = [
    { status: 'FAILED', val_id: '' },
    { status: 'VALID', val_id: '1', risk_level: '0' },
  ];
  expect(await checkPayment(context.services, row, OWN_WORK)).toBe(true);
  const [now] = await db().select().from(payments).where(eq(payments.id, row.id));
  expect(now?.state).toBe('paid');
  expect(await alarms()).toEqual([]);
});

test('a second valid row, also after the first was booked, is for staff', async () => {
  const row = await started();
  rows = [{ status: 'VALID', val_id: '1' }];
  await checkPayment(context.services, row, OWN_WORK);
  expect(await alarms()).toEqual([]);
  rows = [
    { status: 'VALIDATED', val_id: '1' },
    { status: 'VALID', val_id: '2' },
  ];
  await checkPayment(context.services, row, OWN_WORK);
  expect(await alarms()).toEqual(['payment_twice']);
  expect(await balanceOf(db(), row.userId)).toBe(0);
});

describe('a mark of risk', () => {
  let row: Awaited<ReturnType<typeof started>>;
  let staff: Staff;
  const state = async () =>
    (await db().select().from(payments).where(eq(payments.id, row.id)))[0]?.state;
  const invoice = async () =>
    (await db().select().from(invoices).where(eq(invoices.id, row.invoiceId)))[0];
  const inQueue = async () =>
    (await staff.get('held-payments'))
      .json()
      .data.filter((one: { ref: string }) => one.ref === row.ref);
  beforeEach(async () => {
    staff = await signInStaff(context);
    row = await started();
    rows = [{ status: 'VALID', val_id: '1', risk_level: 1, risk_title: 'Not safe' }];
    await checkPayment(context.services, row, OWN_WORK);
  });

  test('holds the payment: nothing is booked, staff see it, the payer is told, once', async () => {
    await checkPayment(context.services, row, OWN_WORK);
    expect([await state(), (await invoice())?.status]).toEqual(['held', 'unpaid']);
    expect(await alarms()).toEqual([]);
    expect(await inQueue()).toMatchObject([{ amount_poisha: SUM, method: 'sslcommerz' }]);
    const { data } = (await staff.get('queues')).json();
    const queue = data.find((one: { queue: string }) => one.queue === 'held');
    expect(queue.count).toBeGreaterThan(0);
    expect(await notificationKinds(db(), row.userId)).toEqual(['payment_held']);
  });

  test('released by staff it is booked like any other', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => staff.post(`held-payments/${row.id}/release`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect([await state(), (await invoice())?.status]).toEqual(['paid', 'paid']);
    expect(await inQueue()).toEqual([]);
    expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
  });

  test('given back it pays nothing, however often the service names it again', async () => {
    const giveBack = (reason: string) =>
      staff.post(`held-payments/${row.id}/give-back`, { reason });
    expect((await giveBack('?')).statusCode).toBe(400);
    expect((await giveBack(`RF${row.id}BACK`)).statusCode).toBe(200);
    rows = [{ status: 'VALIDATED', val_id: '1', risk_level: 0 }];
    await checkPayment(context.services, row, OWN_WORK);
    expect([await state(), (await invoice())?.status]).toEqual(['failed', 'unpaid']);
    expect(await notificationKinds(db(), row.userId)).toContain('payment_given_back');
    expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
  });

  test('given to staff as a proof meanwhile, it is held all the same and the proof waits no longer', async () => {
    row = await started();
    const [own] = await db().select().from(invoices).where(eq(invoices.id, row.invoiceId));
    if (own === undefined) throw new Error('No invoice');
    const proof = await db().transaction((tx) =>
      openProof(
        tx,
        own,
        {
          service: 'bank',
          trx: `BANK1${ref}`,
          sender: undefined,
          poisha: SUM,
          file: null,
          recordedBy: null,
          once: { key: crypto.randomUUID(), hash: 'x' },
        },
        context.services.now(),
      ),
    );
    await checkPayment(context.services, row, OWN_WORK);
    expect(await state()).toBe('held');
    const [given] = await db().select().from(payments).where(eq(payments.id, proof.payment.id));
    expect(given?.state).toBe('cancelled');
    expect(await alarms()).toEqual([]);
    expect((await staff.post(`held-payments/${row.id}/release`, {})).statusCode).toBe(200);
    expect(await checkLedger(db())).toMatchObject({ isBalanced: true });
  });

  test('the service takes its mark back: it is booked', async () => {
    rows = [{ status: 'VALIDATED', val_id: '1', risk_level: 0 }];
    await checkPayment(context.services, row, OWN_WORK);
    expect(await state()).toBe('paid');
  });
});
