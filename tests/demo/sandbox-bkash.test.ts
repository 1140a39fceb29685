/** The sandbox as a client of bKash tokenized checkout v1.2.0-beta sees it, over real HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxMerchant } from '#demo/gateway/bkash/merchant.ts';
import { openShop, type Shop } from './merchant.ts';

const { username, password, appKey, appSecret } = sandboxMerchant;

let shop: Shop;
let now = Date.parse('2026-11-23T20:30:00Z');
let count = 0;

beforeAll(async () => {
  shop = await openShop({ now: () => now, slowMs: 250 });
});
beforeEach(() => shop.grant());
afterAll(() => shop.close());

async function create(changed: object = {}) {
  count += 1;
  const reference = `INV-${count}`;
  const answer = await shop.bkash('create', {
    mode: '0011',
    payerReference: '17',
    callbackURL: `${shop.shop}/callback?order=${count}`,
    amount: '2250.50',
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: reference,
    ...changed,
  });
  return { reference, answer, id: String(answer['paymentID']), page: String(answer['bkashURL']) };
}

const execute = (paymentID: string) => shop.bkash('execute', { paymentID });
const status = (paymentID: string) => shop.bkash('payment/status', { paymentID });

/** Presses and returns what the browser brings back to the merchant. */
async function press(page: string, behaviour: string) {
  const { location } = await shop.press(page, behaviour);
  return new URL(location, page);
}

async function payWith(behaviour: string) {
  const created = await create();
  await press(created.page, behaviour);
  return created;
}

describe('a token', () => {
  test('is given for user, password and app, and renewed once by its refresh token', async () => {
    const granted = await shop.grant();
    expect(granted).toMatchObject({ statusCode: '0000', expires_in: 3600, token_type: 'Bearer' });
    expect(await shop.grant({ app_secret: 'guessed' })).toMatchObject({ statusCode: '2001' });
    expect(await shop.grant({}, { password: 'guessed' })).toMatchObject({ status: 'fail' });

    const refresh = async () => {
      const given = {
        app_key: appKey,
        app_secret: appSecret,
        refresh_token: granted['refresh_token'],
      };
      return (await shop.post('token/refresh', { username, password }, given)).json();
    };
    const renewed = await refresh();
    expect(renewed).toMatchObject({ statusCode: '0000', expires_in: 3600 });
    expect(renewed.id_token).not.toBe(granted['id_token']);
    expect(await refresh()).toMatchObject({ status: 'fail' });
  });

  test('is asked for by every call, and ends after an hour or when it is revoked', async () => {
    const { id } = await create();
    const asked = { paymentID: id };
    const headers = { authorization: 'invented', 'x-app-key': appKey };
    expect((await shop.post('payment/status', headers, asked)).status).toBe(401);
    now += 3_601_000;
    const late = await shop.callBkash('payment/status', asked);
    expect(late.status).toBe(401);
    expect(await late.json()).toEqual({ message: 'The incoming token has expired' });
    await shop.grant();
    expect(await status(id)).toMatchObject({ statusCode: '0000' });
    shop.control.revokeTokens();
    expect((await shop.callBkash('payment/status', asked)).status).toBe(401);
  });
});

test('a payment is created as it was asked, and what cannot be paid is not', async () => {
  const { answer, id, reference } = await create();
  expect(answer).toMatchObject({
    statusCode: '0000',
    statusMessage: 'Successful',
    transactionStatus: 'Initiated',
    amount: '2250.50',
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: reference,
    paymentCreateTime: expect.stringMatching(/^2026-11-24T0\d:\d\d:\d\d:\d{3} GMT\+0600$/),
  });
  expect(await status(id)).toMatchObject({
    transactionStatus: 'Initiated',
    userVerificationStatus: 'Incomplete',
  });
  const codes = await Promise.all(
    [
      { amount: '0' },
      { amount: '10,5' },
      { currency: 'USD' },
      { intent: 'authorization' },
      { mode: '0001' },
      { merchantInvoiceNumber: '' },
      { callbackURL: 'nowhere' },
    ].map(async (changed) => (await create(changed)).answer['statusCode']),
  );
  expect(codes).toEqual(['2006', '2006', '2007', '2008', '2063', '2065', '2049']);
});

test('executing moves the money, once', async () => {
  const { id, page, reference } = await create();
  expect(await execute(id)).toEqual({
    statusCode: '2056',
    statusMessage: 'Invalid Payment State',
  });
  const back = await press(page, 'success');
  expect(`${back.origin}${back.pathname}`).toBe(`${shop.shop}/callback`);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    order: String(count),
    paymentID: id,
    status: 'success',
    signature: expect.stringMatching(/^\w+$/),
  });
  // The payer has agreed, nothing has moved.
  expect(await status(id)).toMatchObject({
    transactionStatus: 'Initiated',
    userVerificationStatus: 'Complete',
  });
  expect(shop.control.payments().at(-1)).toMatchObject({ state: 'authorised' });

  const answers = await Promise.all([execute(id), execute(id), execute(id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual(['0000', '2062', '2062']);
  const done = answers.find(({ statusCode }) => statusCode === '0000');
  expect(done).toMatchObject({
    paymentID: id,
    transactionStatus: 'Completed',
    amount: '2250.50',
    currency: 'BDT',
    merchantInvoiceNumber: reference,
    customerMsisdn: expect.stringMatching(/^01\d{9}$/),
    trxID: expect.stringMatching(/^\w{10}$/),
  });
  expect(await status(id)).toMatchObject({
    transactionStatus: 'Completed',
    trxID: done?.['trxID'],
  });
  expect(await execute('invented')).toMatchObject({ statusCode: '2002' });
});

describe('on the page a payer may', () => {
  test.each([
    ['fail', 'failure', '2023'],
    ['cancel', 'cancel', '2056'],
    ['lying-browser', 'success', '2056'],
  ])('%s: the callback says %s, executing %s', async (behaviour, said, code) => {
    const { id, page } = await create();
    expect((await press(page, behaviour)).searchParams.get('status')).toBe(said);
    expect(await execute(id)).toMatchObject({ statusCode: code });
    expect(await status(id)).toMatchObject({ transactionStatus: 'Initiated' });
  });

  test('stay away: nothing is taken until the merchant executes', async () => {
    const { id, page } = await create();
    expect((await press(page, 'no-return')).pathname).toBe(`/pay/${id}`);
    expect(await status(id)).toMatchObject({
      transactionStatus: 'Initiated',
      userVerificationStatus: 'Complete',
    });
    expect((await press(page, 'back')).searchParams.get('status')).toBe('success');
    expect(await execute(id)).toMatchObject({ transactionStatus: 'Completed' });
  });

  test('have the callback called a second time at once', async () => {
    const { id } = await payWith('double-notice');
    await shop.control.settled();
    const calls = shop.received.filter(({ query }) => query['paymentID'] === id);
    expect(calls).toMatchObject([
      { method: 'GET', path: '/callback', query: { status: 'success' } },
    ]);
  });

  test('not choose what bKash has not', async () => {
    const { page, reference } = await create();
    const body = new URLSearchParams({ behaviour: 'late-notice' });
    expect((await fetch(page, { method: 'POST', body })).status).toBe(400);
    expect(() => shop.control.pay(reference, 'wrong-store')).toThrow(/wrong-store/);
  });
});

test.each([
  ['wrong-amount', { amount: '2249.50' }],
  ['wrong-currency', { currency: 'USD' }],
  ['wrong-reference', { merchantInvoiceNumber: expect.stringMatching(/-X$/) }],
])('%s: execute and query say so', async (behaviour, wrong) => {
  const { id } = await payWith(behaviour);
  expect(await execute(id)).toMatchObject({ transactionStatus: 'Completed', ...wrong });
  expect(await status(id)).toMatchObject({ transactionStatus: 'Completed', ...wrong });
});

describe('in trouble', () => {
  test('slow: whoever stops waiting for execute has paid, as the query says afterwards', async () => {
    const { id } = await payWith('slow');
    const started = performance.now();
    const first = execute(id);
    expect(await execute(id)).toMatchObject({ statusCode: '2062' });
    expect(await first).toMatchObject({ transactionStatus: 'Completed' });
    expect(performance.now() - started).toBeGreaterThan(200);
    now += 60_000;
    const later = performance.now();
    expect(await status(id)).toMatchObject({ transactionStatus: 'Completed' });
    expect(performance.now() - later).toBeLessThan(200);
  });

  test('outage: the money is taken while the answer is lost', async () => {
    const { id } = await payWith('outage');
    expect((await shop.callBkash('execute', { paymentID: id })).status).toBe(503);
    expect((await shop.callBkash('payment/status', { paymentID: id })).status).toBe(503);
    now += 60_000;
    expect(await status(id)).toMatchObject({ transactionStatus: 'Completed' });
    expect(await execute(id)).toMatchObject({ statusCode: '2062' });
  });
});

describe('refunds', () => {
  async function paid() {
    const { id } = await payWith('success');
    const { trxID } = await execute(id);
    return { paymentID: id, trxID: String(trxID), sku: 'tuition', reason: 'ended early' };
  }

  test('in parts, never more than was paid', async () => {
    const of = await paid();
    const first = await shop.bkash('payment/refund', { ...of, amount: '1000.50' });
    expect(first).toMatchObject({
      statusCode: '0000',
      transactionStatus: 'Completed',
      originalTrxID: of.trxID,
      amount: '1000.50',
    });
    const codes = [];
    for (const amount of ['1250.01', '1250', '0.01', 'all'])
      codes.push((await shop.bkash('payment/refund', { ...of, amount }))['statusCode']);
    expect(codes).toEqual(['2026', '0000', '2026', '2006']);
    const last = await shop.bkash('payment/refund', { paymentID: of.paymentID, trxID: of.trxID });
    expect(last).toMatchObject({ transactionStatus: 'Completed', amount: '1250.00' });
    expect(last['refundTrxID']).not.toBe(first['refundTrxID']);
  });

  test('only of what was paid, with a reason', async () => {
    const { id } = await create();
    const asked = { paymentID: id, trxID: 'X', sku: 'tuition', reason: 'ended', amount: '10' };
    expect(await shop.bkash('payment/refund', asked)).toMatchObject({ statusCode: '2028' });
    const other = { ...(await paid()), amount: '10' };
    expect(await shop.bkash('payment/refund', { ...other, trxID: 'X' })).toMatchObject({
      statusCode: '2028',
    });
    expect(await shop.bkash('payment/refund', { ...other, reason: '' })).toMatchObject({
      statusCode: '2065',
    });
    const status = { paymentID: other.paymentID, trxID: other.trxID };
    expect(await shop.bkash('payment/refund', status)).toMatchObject({ statusCode: '2033' });
  });

  test('refused, or done while the answer is lost', async () => {
    const of = await paid();
    shop.control.setNextRefund('refused', 'outage');
    const asked = { ...of, amount: '2250.50' };
    expect(await shop.bkash('payment/refund', asked)).toMatchObject({ statusCode: '2040' });
    expect((await shop.callBkash('payment/refund', asked)).status).toBe(503);
    const status = { paymentID: of.paymentID, trxID: of.trxID };
    expect(await shop.bkash('payment/refund', status)).toMatchObject({ amount: '2250.50' });
  });
});
