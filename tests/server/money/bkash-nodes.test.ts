/** Two servers on one database hear of one payment at once: bKash is asked to execute it once. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payments } from '#server/ground/db/schema/payments.ts';
import { OWN_WORK } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { checkPayment } from '#server/money/payments/check-payment.ts';
import { createBkash } from '#server/money/payments/gateways/bkash/create-bkash.ts';
import { newPaymentRef } from '#server/money/payments/payment-ref.ts';
import { stopClock } from '../setup/accounts.ts';
import { buildTestApp, startTestApp, type TestApp } from '../setup/test-app.ts';
import { openTutor } from '../setup/tutor.ts';

const SUM = 100_000;
const context = startTestApp();
const db = () => context.database.db;
let other: TestApp;
let server: Server;
let ref = '';
let isDone = false;
/** bKash takes the money, and its answer never comes. */
let losesAnswer = false;
const heard: string[] = [];
const count = (path: string) => heard.filter((one) => one === path).length;
let clocks: ReturnType<typeof stopClock>[];

beforeAll(async () => {
  other = await buildTestApp(context.database);
  server = createServer((request, response) => {
    request.resume().on('end', () => void answer(request.url ?? '', response));
  });
  const answer = async (url: string, response: import('node:http').ServerResponse) => {
    const path = url.slice(1);
    heard.push(path);
    const said = () => ({
      statusCode: '0000',
      transactionStatus: isDone ? 'Completed' : 'Initiated',
      userVerificationStatus: 'Complete',
      trxID: `BK${ref}`,
      amount: '1000.00',
      currency: 'BDT',
      merchantInvoiceNumber: ref,
    });
    if (path === 'execute') {
      // Others come while it is at it.
      await setTimeout(400);
      isDone = true;
      if (losesAnswer) return void response.destroy();
    }
    const isGrant = path.endsWith('token/grant');
    const body = isGrant ? { statusCode: '0000', id_token: 't', expires_in: 3600 } : said();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const settings = { url: `http://127.0.0.1:${port}`, username: 'u', password: 'p' };
  for (const services of nodes())
    services.payments = new Map([
      [
        'bkash',
        createBkash(
          { ...settings, appKey: 'k', appSecret: 's' },
          (to) => `http://x/${to}`,
          () => services.now(),
        ),
      ],
    ]);
  clocks = nodes().map((services) => stopClock(services));
});
afterAll(async () => {
  server.close();
  await other.app.close();
});
const nodes = (): Services[] => [context.services, other.services];
const forward = (seconds: number) => {
  for (const clock of clocks) clock.forward(seconds);
};

beforeEach(() => {
  heard.length = 0;
  isDone = false;
  losesAnswer = false;
});

async function started() {
  const { userId } = await openTutor(context.app, db());
  const at = context.services.now();
  ref = newPaymentRef();
  return db().transaction(async (tx) => {
    const { id: invoiceId } = await issueInvoice(tx, {
      userId,
      kind: 'extra_bill',
      poisha: SUM,
      issuedAt: at,
    });
    const [row] = await tx
      .insert(payments)
      .values({
        ref,
        userId,
        invoiceId,
        method: 'bkash',
        state: 'redirected',
        poisha: SUM,
        gatewaySession: `TR${ref}`,
        idempotencyKey: crypto.randomUUID(),
        idempotencyHash: 'x',
        createdAt: at,
        askAt: at,
      })
      .returning();
    if (row === undefined) throw new Error('No payment');
    return row;
  });
}
type Row = Awaited<ReturnType<typeof started>>;
const stateOf = async ({ id }: Row) =>
  (await db().select().from(payments).where(eq(payments.id, id)))[0]?.state;
const returns = (row: Row, times: number) =>
  Promise.all(
    Array.from({ length: times }, (_, index) => {
      const services = nodes()[index % 2];
      if (services === undefined) throw new Error('No node');
      return checkPayment(services, row, OWN_WORK, 'success');
    }),
  );

test('six returns of a browser, three at each node, are one execute without a query', async () => {
  const row = await started();
  await returns(row, 6);
  expect([count('execute'), count('payment/status')]).toEqual([1, 0]);
  expect(await stateOf(row)).toBe('paid');
});

test('its answer is lost: nobody sends or asks anything for a minute, then asking is enough', async () => {
  const row = await started();
  losesAnswer = true;
  await returns(row, 2);
  expect(await stateOf(row)).toBe('pending_verify');
  forward(40);
  await returns(row, 4);
  expect([count('execute'), count('payment/status')]).toEqual([1, 0]);
  forward(30);
  await returns(row, 1);
  expect([count('execute'), count('payment/status')]).toEqual([1, 1]);
  expect(await stateOf(row)).toBe('paid');
});
