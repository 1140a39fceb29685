/** Tests what the own words of bKash do, against a server that says exactly them. */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentGateway } from '#server/ground/services/payment-gateway.ts';
import { createBkash } from '#server/money/payments/gateways/bkash/create-bkash.ts';
import { isSignedNotice } from '#server/money/payments/gateways/sslcommerz/is-signed-notice.ts';

let clock = new Date();
let server: Server;
let bkash: PaymentGateway;
const said: string[] = [];
let answer: (path: string, body: Record<string, string>) => object = () => ({});
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      const path = request.url ?? '';
      const body = JSON.parse(text);
      const reply = path.endsWith('token/grant')
        ? { statusCode: '0000', id_token: 't', expires_in: 3600 }
        : answer(path, body);
      said.push(`${path} ${body.amount ?? ''}`);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  bkash = createBkash(
    { url: `http://127.0.0.1:${port}`, username: 'u', password: 'p', appKey: 'k', appSecret: 's' },
    (ref) => `http://x/${ref}`,
    () => clock,
  );
});
afterAll(() => server.close());

/** The start of an execution, which the row of a payment keeps for all nodes. */
let startedAt: Date | null = null;
const execution = {
  startedAt: async () => startedAt,
  start: async (seen: Date | null) => {
    if (startedAt?.getTime() !== seen?.getTime()) return false;
    startedAt = clock;
    return true;
  },
  forget: async () => {
    startedAt = null;
  },
};
const asked = { ref: 'PAY-1', poisha: 10_000, session: 'TR1', hasReturned: true, execution };
const initiated = {
  statusCode: '0000',
  transactionStatus: 'Initiated',
  userVerificationStatus: 'Complete',
};

test.each(['2117', '2029', '2003', '503', '9999'])(
  'execute answers %s while another execute may be running',
  async (statusCode) => {
    clock = new Date(clock.getTime() + 120_000);
    startedAt = null;
    answer = (path) => (path.endsWith('execute') ? { statusCode, statusMessage: '' } : initiated);
    const found = await bkash.ask(asked).catch(() => 'unknown');
    expect(found).not.toMatchObject({ state: 'failed' });
  },
);

const executes = () => said.filter((line) => line.startsWith('/execute')).length;

test('three returns of a browser at once are one execute', async () => {
  clock = new Date(clock.getTime() + 120_000);
  startedAt = null;
  let isDone = false;
  answer = (path) => {
    if (path.endsWith('execute')) isDone = true;
    return isDone
      ? { statusCode: '0000', transactionStatus: 'Completed', trxID: 'BKX1', amount: '100.00' }
      : initiated;
  };
  const before = executes();
  const found = await Promise.all([bkash.ask(asked), bkash.ask(asked), bkash.ask(asked)]);
  expect(found.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
  expect(executes() - before).toBe(1);
});

test('after an answer that says nothing it is left alone for a while, then asked, then executed again', async () => {
  clock = new Date(clock.getTime() + 120_000);
  startedAt = null;
  answer = (path) => (path.endsWith('execute') ? { statusCode: '503' } : initiated);
  const before = executes();
  const look = () => bkash.ask(asked).catch(() => 'unknown');
  const queries = () => said.filter((line) => line.startsWith('/payment/status')).length;
  const asksBefore = queries();
  await look();
  const asksAtOnce = queries() - asksBefore;
  clock = new Date(clock.getTime() + 30_000);
  expect(await look()).toBe('unknown');
  expect(executes() - before).toBe(1);
  // Neither before it, nor while it may be running.
  expect([asksAtOnce, queries() - asksBefore]).toEqual([1, 1]);
  clock = new Date(clock.getTime() + 31_000);
  await look();
  expect(executes() - before).toBe(2);
});

const refund = {
  ref: 'R1-1',
  poisha: 5_000,
  serviceRef: null,
  isRepeated: true,
  payment: { ref: 'PAY-1', session: 'TR1', trx: 'BKX9' },
};
test.each(['503', '9999', '2003'])(
  'half was given back, its answer was lost, and the question is answered with %s',
  async (statusCode) => {
    let sent = 0;
    answer = (_path, body) => {
      if (body['amount'] === undefined) return { statusCode, statusMessage: 'system busy' };
      sent += 1;
      return {
        statusCode: '0000',
        transactionStatus: 'Completed',
        refundTrxID: 'RX',
        amount: '50.00',
      };
    };
    await bkash.giveBack(refund).catch(() => {});
    // It was sent before; this round may only ask.
    expect(sent).toBe(0);
  },
);

test('all was given back, and "too much" counts as no refusal while the question is busy', async () => {
  answer = (_path, body) =>
    body['amount'] === undefined ? { statusCode: '503' } : { statusCode: '2026' };
  expect(await bkash.giveBack(refund).catch(() => 'unknown')).toBe('unknown');
});

test('a notice that names a password of its own is not signed', () => {
  const fields: Record<string, string> = {
    store_id: 'porua',
    store_passwd: 'x',
    tran_id: 'PAY-1',
    verify_key: 'store_passwd,tran_id',
  };
  fields['verify_sign'] = createHash('md5').update('store_passwd=x&tran_id=PAY-1').digest('hex');
  expect(isSignedNotice(fields, { storeId: 'porua', storePassword: 'secret' })).toBe(false);
});
