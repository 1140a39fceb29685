/** What the own words of SSLCommerz do, against a server that says exactly them. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '#server/db/schema/payments.ts';
import { staffAlarms } from '#server/db/schema/staff-alarms.ts';
import { issueInvoice } from '#server/invoices/issue-invoice.ts';
import { balanceOf } from '#server/ledger/account-sums.ts';
import { checkPayment } from '#server/payments/check-payment.ts';
import { createSslcommerz } from '#server/payments/gateways/sslcommerz/create-sslcommerz.ts';
import { newPaymentRef } from '#server/payments/payment-ref.ts';
import { OWN_WORK } from '#server/request/origin-of.ts';
import { startTestApp } from './setup/test-app.ts';
import { openTutor } from './setup/tutor.ts';

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

test('a mark of risk is for staff', async () => {
  const row = await started();
  rows = [{ status: 'VALID', val_id: '1', risk_level: 1, risk_title: 'Not safe' }];
  await checkPayment(context.services, row, OWN_WORK);
  expect(await alarms()).toEqual(['payment_risky']);
});
