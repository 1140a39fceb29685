/** The sandbox as a client of SSLCommerz v4 sees it, over real HTTP. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxStore } from '#demo/gateway/sslcommerz/store.ts';
import { openShop, type Shop } from './merchant.ts';

let shop: Shop;
let now = Date.parse('2026-11-23T20:30:00Z');
let count = 0;
const newReference = () => {
  count += 1;
  return `PAY-${count}`;
};

beforeAll(async () => {
  shop = await openShop({ now: () => now, slowMs: 250, lateNoticeMs: 300 });
});
afterAll(() => shop.close());

async function begin(changed: Record<string, string> = {}) {
  const reference = newReference();
  const answer = await shop.begin(reference, changed);
  return { reference, page: String(answer['GatewayPageURL']), key: String(answer['sessionkey']) };
}

/** Paid, and the notice that came of it. */
async function payWith(behaviour: string) {
  const begun = await begin();
  const went = await shop.press(begun.page, behaviour);
  await shop.control.settled();
  return { ...begun, went, notices: shop.noticesOf(begun.reference) };
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Checks the signature as a merchant does: only the fields that `verify_key` names. */
function isSigned(fields: Record<string, string>, storePassword: string) {
  const names = (fields['verify_key'] ?? '').split(',');
  const pairs = [
    ...names.map((name) => [name, fields[name]]),
    ['store_passwd', md5(storePassword)],
  ].sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  const text = pairs.map(([name, value]) => `${name}=${value}`).join('&');
  return names.includes('amount') && md5(text) === fields['verify_sign'];
}

describe('a session', () => {
  test('is refused without the right password, a field, or a sum that may be paid', async () => {
    const reasons = await Promise.all(
      [
        { store_passwd: 'guessed' },
        { cus_phone: '' },
        { total_amount: '9.99' },
        { total_amount: '12,50' },
        { currency: 'USD' },
        { tran_id: 'x'.repeat(31) },
        { success_url: 'javascript:alert(1)' },
        { shipping_method: 'YES' },
      ].map(async (changed) => shop.begin(newReference(), changed)),
    );
    expect(reasons.map(({ status }) => status)).toEqual(reasons.map(() => 'FAILED'));
    expect(reasons.map(({ failedreason }) => failedreason)).toEqual([
      'Store Credential Error Or Store is De-active',
      "Invalid Information! 'cus_phone' is missing or empty.",
      'Invalid amount: it must be from 10.00 BDT to 500000.00 BDT.',
      'Invalid amount: it must be from 10.00 BDT to 500000.00 BDT.',
      'Only BDT can be paid at this store.',
      "Invalid Information! 'tran_id' is longer than 30.",
      "Invalid Information! 'success_url' is no URL.",
      "Invalid Information! 'ship_name' is missing or empty.",
    ]);
  });

  test('is pending until the payer decides', async () => {
    const { reference, key } = await begin();
    expect(await shop.query({ sessionkey: key })).toMatchObject({
      APIConnect: 'DONE',
      status: 'PENDING',
      tran_id: reference,
      val_id: '',
    });
    expect(await shop.query({ tran_id: 'never-begun' })).toEqual({
      APIConnect: 'DONE',
      no_of_trans_found: 0,
      element: [],
    });
    expect(await shop.query({ tran_id: reference, store_passwd: 'guessed' })).toEqual({
      APIConnect: 'FAILED',
    });
  });
});

test('a payment: notice, return, validation and query say the same', async () => {
  const { reference, went, notices } = await payWith('success');
  expect(went.location).toBe(`${shop.shop}/success`);
  const [notice] = notices;
  expect(notices).toHaveLength(1);
  expect(notice?.fields).toMatchObject({
    status: 'VALID',
    amount: '2250.50',
    store_amount: '2194.24',
    currency: 'BDT',
    currency_amount: '2250.50',
    store_id: sandboxStore.storeId,
    // By the clock of Bangladesh, where the next day has begun.
    tran_date: '2026-11-24 02:30:00',
    value_a: 'kept & given back',
  });
  expect(went.fields).toEqual(notice?.fields);
  expect(isSigned(notice?.fields ?? {}, sandboxStore.storePassword)).toBe(true);
  expect(isSigned(notice?.fields ?? {}, 'guessed')).toBe(false);

  const validationId = notice?.fields['val_id'] ?? '';
  const first = await shop.validate(validationId);
  expect(first).toMatchObject({
    status: 'VALID',
    APIConnect: 'DONE',
    tran_id: reference,
    amount: '2250.50',
    currency: 'BDT',
    bank_tran_id: notice?.fields['bank_tran_id'],
  });
  expect(await shop.validate(validationId)).toMatchObject({ status: 'VALIDATED' });
  expect(await shop.query({ tran_id: reference })).toMatchObject({
    no_of_trans_found: 1,
    element: [{ status: 'VALIDATED', val_id: validationId, amount: '2250.50' }],
  });
});

test('a validation needs the password and a number that was given', async () => {
  const { notices } = await payWith('success');
  const validationId = notices[0]?.fields['val_id'] ?? '';
  const answers = await Promise.all([
    shop.validate(validationId, { store_passwd: 'guessed' }),
    shop.validate('invented'),
    shop.validate(''),
  ]);
  expect(answers).toEqual([
    { status: 'INVALID_TRANSACTION', APIConnect: 'FAILED' },
    { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' },
    { status: 'INVALID_TRANSACTION', APIConnect: 'INVALID_REQUEST' },
  ]);
});

describe('on the page a payer may', () => {
  test.each([
    ['fail', 'FAILED', '/fail'],
    ['cancel', 'CANCELLED', '/cancel'],
  ])('%s, and pay after all', async (behaviour, status, path) => {
    const { reference, page, went, notices } = await payWith(behaviour);
    expect(went.location).toBe(`${shop.shop}${path}`);
    expect(notices.map(({ fields }) => fields['status'])).toEqual([status]);
    expect(await shop.query({ tran_id: reference })).toMatchObject({ element: [{ status }] });
    await shop.press(page, 'success');
    expect(await shop.query({ tran_id: reference })).toMatchObject({
      element: [{ status: 'VALID' }],
    });
  });

  test('press twice, and has paid once', async () => {
    const { page, reference, notices } = await payWith('success');
    const again = await shop.press(page, 'success');
    await shop.control.settled();
    expect(again.fields?.['bank_tran_id']).toBe(notices[0]?.fields['bank_tran_id']);
    expect(shop.noticesOf(reference)).toHaveLength(1);
  });

  test('have two notices sent at once', async () => {
    const { notices } = await payWith('double-notice');
    expect(notices).toHaveLength(2);
    expect(notices[1]).toEqual(notices[0]);
  });

  test('stay away: the notice comes, the browser does not, and may come back later', async () => {
    const { page, went, notices } = await payWith('no-return');
    expect(notices).toHaveLength(1);
    expect(new URL(went.location, page).pathname).toBe(new URL(page).pathname);
    const back = await shop.press(page, 'back');
    expect(back.location).toBe(`${shop.shop}/success`);
    expect(back.fields).toEqual(notices[0]?.fields);
  });

  test('come back long before the notice', async () => {
    const { reference, page } = await begin();
    await shop.press(page, 'late-notice');
    expect(shop.received.at(-1)).toMatchObject({ path: '/success' });
    expect(shop.noticesOf(reference)).toHaveLength(0);
    await shop.control.settled();
    expect(shop.noticesOf(reference)).toHaveLength(1);
  });

  test('have a browser that lies: the signature is not ours, and nothing was paid', async () => {
    const { reference, went, notices } = await payWith('lying-browser');
    expect(went.location).toBe(`${shop.shop}/success`);
    expect(went.fields).toMatchObject({ status: 'VALID', amount: '2250.50', tran_id: reference });
    expect(isSigned(went.fields ?? {}, sandboxStore.storePassword)).toBe(false);
    expect(notices).toHaveLength(0);
    expect(await shop.validate(went.fields?.['val_id'] ?? '')).toMatchObject({
      status: 'INVALID_TRANSACTION',
    });
    expect(await shop.query({ tran_id: reference })).toMatchObject({
      element: [{ status: 'PENDING' }],
    });
  });

  test('not choose what there is not', async () => {
    const { page } = await begin();
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ behaviour: 'steal' }),
    });
    expect(answer.status).toBe(400);
  });
});

test.each([
  ['wrong-amount', { amount: '2249.50', currency_amount: '2249.50' }],
  ['wrong-currency', { currency: 'USD' }],
  ['wrong-reference', { tran_id: expect.stringMatching(/-X$/) }],
  ['wrong-store', { store_id: 'anothershop' }],
])('%s: the validation says so, with a signature that is right', async (behaviour, wrong) => {
  const { reference, page } = await begin();
  const { fields = {} } = await shop.press(page, behaviour);
  await shop.control.settled();
  expect(isSigned(fields, sandboxStore.storePassword)).toBe(true);
  expect(await shop.validate(fields['val_id'] ?? '')).toMatchObject({ status: 'VALID', ...wrong });
  expect(shop.control.payments().at(-1)).toMatchObject({ reference, state: 'paid' });
});

describe('in trouble', () => {
  test('slow: the answer takes longer than a merchant waits, and then it is over', async () => {
    const { fields = {} } = (await payWith('slow')).went;
    const started = performance.now();
    expect(await shop.validate(fields['val_id'] ?? '')).toMatchObject({ status: 'VALID' });
    expect(performance.now() - started).toBeGreaterThan(200);
    now += 60_000;
    const later = performance.now();
    expect(await shop.validate(fields['val_id'] ?? '')).toMatchObject({ status: 'VALIDATED' });
    expect(performance.now() - later).toBeLessThan(200);
  });

  test('outage: 503 that is not JSON, for a while', async () => {
    const { reference, went } = await payWith('outage');
    await expect(shop.query({ tran_id: reference })).rejects.toThrow(/JSON/);
    await expect(shop.validate(went.fields?.['val_id'] ?? '')).rejects.toThrow(/JSON/);
    now += 60_000;
    expect(await shop.validate(went.fields?.['val_id'] ?? '')).toMatchObject({ status: 'VALID' });
  });

  test('down: nothing answers the merchant, while the page goes on', async () => {
    const { page, reference } = await begin();
    shop.control.setDown(true);
    await expect(shop.begin(newReference())).rejects.toThrow(/JSON/);
    expect((await fetch(page)).status).toBe(200);
    shop.control.setDown(false);
    expect(await shop.query({ tran_id: reference })).toMatchObject({ no_of_trans_found: 1 });
  });
});

describe('refunds', () => {
  const refund = (bank_tran_id: string, refund_trans_id: string, refund_amount: string) =>
    shop.query({ bank_tran_id, refund_trans_id, refund_amount, refund_remarks: 'tuition ended' });

  test('in parts, never more than was paid, each once', async () => {
    const { notices } = await payWith('success');
    const bankId = notices[0]?.fields['bank_tran_id'] ?? '';
    const first = await refund(bankId, 'R1', '1000.50');
    expect(first).toMatchObject({ APIConnect: 'DONE', status: 'success', bank_tran_id: bankId });
    // The person who lost the answer asks again.
    expect(await refund(bankId, 'R1', '1000.50')).toMatchObject({
      status: 'processing',
      refund_ref_id: first['refund_ref_id'],
    });
    expect(await refund(bankId, 'R2', '1250.01')).toMatchObject({ status: 'failed' });
    expect(await refund(bankId, 'R3', '1250.00')).toMatchObject({ status: 'success' });
    expect(await refund(bankId, 'R4', '0.01')).toMatchObject({ status: 'failed' });
    expect(await refund('invented', 'R5', '1.00')).toMatchObject({ status: 'failed' });

    const asked = { refund_ref_id: String(first['refund_ref_id']) };
    expect(await shop.query(asked)).toMatchObject({ status: 'processing', refunded_on: '' });
    now += 60_000;
    expect(await shop.query(asked)).toMatchObject({ status: 'refunded', bank_tran_id: bankId });
    const unknown = await shop.query({ refund_ref_id: 'invented' });
    expect(unknown.status).toBeUndefined();
  });

  test('refused, cancelled afterwards, or done while the answer is lost', async () => {
    const { notices } = await payWith('success');
    const bankId = notices[0]?.fields['bank_tran_id'] ?? '';
    shop.control.setNextRefund('refused', 'cancelled', 'outage');
    expect(await refund(bankId, 'S1', '500.00')).toMatchObject({ status: 'failed' });
    const begun = await refund(bankId, 'S2', '2250.50');
    now += 60_000;
    expect(await shop.query({ refund_ref_id: String(begun['refund_ref_id']) })).toMatchObject({
      status: 'cancelled',
    });
    await expect(refund(bankId, 'S3', '2250.50')).rejects.toThrow(/JSON/);
    expect(await refund(bankId, 'S3', '2250.50')).toMatchObject({ status: 'processing' });
  });
});

describe('the control of tests', () => {
  test('sets up what happens to the next payments, and pays them', async () => {
    shop.control.setNext('wrong-amount', 'no-notice');
    const wrong = await begin();
    const silent = await begin();
    expect(shop.control.pay(wrong.reference)).toMatchObject({
      kind: 'post',
      url: `${shop.shop}/success`,
      fields: { amount: '2249.50' },
    });
    shop.control.pay(silent.reference);
    await shop.control.settled();
    expect(shop.noticesOf(wrong.reference)).toHaveLength(1);
    expect(shop.noticesOf(silent.reference)).toHaveLength(0);
    await shop.control.sendNotice(silent.reference);
    expect(shop.noticesOf(silent.reference)).toHaveLength(1);
    expect(shop.control.notices.at(-1)).toEqual({
      reference: silent.reference,
      status: 'VALID',
      answer: 200,
    });
  });

  test('says when the merchant did not take a notice', async () => {
    const { reference } = await begin({ ipn_url: 'http://127.0.0.1:9/ipn' });
    shop.control.pay(reference);
    await shop.control.settled();
    expect(shop.control.notices.at(-1)).toMatchObject({ reference, answer: 'none' });
  });

  test('knows no payment that was not begun', () => {
    expect(() => shop.control.pay('never-begun')).toThrow(/never-begun/);
  });
});
