/** The hosted page as HTML: what it says in both languages, and that it holds without a script. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShop, type Shop } from './merchant.ts';

let shop: Shop;
let page = '';

beforeAll(async () => {
  shop = await openShop();
  page = String((await shop.begin('PAY-<b>1</b>'))['GatewayPageURL']);
});
afterAll(() => shop.close());

async function read(address: string, acceptLanguage = '') {
  const answer = await fetch(address, { headers: { 'accept-language': acceptLanguage } });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test('it says plainly that it is a test, to whom, how much and what for', async () => {
  const { html } = await read(`${page}?lang=en`);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('Test payment – no money moves');
  expect(html).toContain('<dd>Porua</dd>');
  expect(html).toContain('৳ 2,250.50');
  expect(html).toContain('PAY-&lt;b&gt;1&lt;/b&gt;');
  expect(html).not.toContain('<b>1</b>');
});

test('its language is that of the address, else that of the browser', async () => {
  expect((await read(page, 'de-DE,en-GB;q=0.8,bn;q=0.5')).html).toContain('<html lang="en">');
  expect((await read(page, 'de')).html).toContain('<html lang="bn">');
  const { html } = await read(`${page}?lang=bn`, 'en');
  expect(html).toContain('পরীক্ষামূলক পেমেন্ট – কোনো টাকা কাটা হবে না');
  expect(html).toContain('৳ ২,২৫০.৫০');
  expect(html).not.toMatch(/[{}]\w+\}/);
});

test('every choice is a button of one form', async () => {
  const { html } = await read(page);
  const choices = [...html.matchAll(/<button[^>]* name="behaviour" value="([\w-]+)"/g)];
  expect(choices.map(([, value]) => value).sort()).toEqual([
    'cancel',
    'double-notice',
    'fail',
    'late-notice',
    'lying-browser',
    'no-return',
    'outage',
    'slow',
    'success',
    'wrong-amount',
  ]);
  expect(html).not.toContain('<script');
});

test('nothing of others is loaded, and no style or script but the named one runs', async () => {
  const policy = (await read(page)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('what was decided is said, and there is a way back', async () => {
  await shop.press(page, 'no-return');
  const { html } = await read(`${page}?lang=en`);
  expect(html).toContain('৳ 2,250.50 is paid.');
  expect(html).toContain('value="back"');
  expect(html).not.toContain('value="slow"');
});

test('a payment of before is not found, in words', async () => {
  const { status, html } = await read(`${shop.url}/pay/GONE?lang=bn`);
  expect(status).toBe(404);
  expect(html).toContain('এই পেমেন্ট এখানে নেই');
});

test('behind a proxy the page is where payers reach it', async () => {
  const shown = await openShop({ pageOrigin: 'https://pay.demo.example' });
  const begun = await shop.begin('PAY-2');
  expect(begun['GatewayPageURL']).toBe(`${shop.url}/pay/${begun['sessionkey']}`);
  const behind = await shown.begin('PAY-2');
  expect(behind['GatewayPageURL']).toBe(`https://pay.demo.example/pay/${behind['sessionkey']}`);
  await shown.close();
});

test('a gateway that closes cuts what is on its way', async () => {
  const closing = await openShop({ lateNoticeMs: 60_000, slowMs: 60_000 });
  await closing.begin('PAY-3');
  closing.control.pay('PAY-3', 'late-notice');
  const begun = await closing.begin('PAY-4');
  const { fields = {} } = await closing.press(String(begun['GatewayPageURL']), 'slow');
  const late = closing.validate(fields['val_id'] ?? '');
  const isAsked = () => {
    const payment = closing.control.payments().at(-1);
    return payment !== undefined && 'validatedAt' in payment && payment.validatedAt !== undefined;
  };
  await vi.waitUntil(isAsked);
  await closing.close();
  expect(await late).toMatchObject({ status: 'VALID' });
  await closing.control.settled();
  expect(closing.noticesOf('PAY-3')).toEqual([]);
});
