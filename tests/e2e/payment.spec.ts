/** A tutor pays an invoice through the gateway of the demo, and is told the truth at each turn. */
import type { Page } from '@playwright/test';
import type { Invoice } from '#core/money/api/money.ts';
import { providers } from '#core/money/providers/providers.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import type money from '#locales/en/money/money.json';
import { PRODUCT } from '../setup/test-site.ts';
import { expectNoFindings } from './axe.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, test } from './reader.ts';

const texts = read<typeof money>('bn', 'money');

async function invoicesOf(page: Page): Promise<Invoice[]> {
  const answer = await page.request.get('/api/money/invoices');
  return (await answer.json()).data;
}

/** Chooses on the page of the gateway what becomes of the payment. */
async function choose(page: Page, behaviour: 'success' | 'fail' | 'cancel') {
  await page.waitForURL(/\/pay\/\w+/);
  await page.locator(`button[value="${behaviour}"]`).click();
  await page.waitForURL(/\/payment\/PAY-/);
}

test('failing and cancelling leave it unpaid, and then it is paid', async ({ page, speak }) => {
  test.slow();
  await speak('bn');
  await signIn(page, PHONES.tutor, '/tutor/payment/invoice');
  const [unpaid] = (await invoicesOf(page)).filter(({ status }) => status === 'unpaid');
  if (!unpaid) throw new Error('The demo has no unpaid invoice');
  const sum = moneyText('bn', unpaid.open_poisha);
  const stateNow = async () =>
    (await invoicesOf(page)).find(({ id }) => id === unpaid.id)?.status ?? '';
  const send = page.getByRole('button', { name: texts.pay.send.replace('{{sum}}', sum) });
  const policy = page.getByRole('checkbox', { name: texts.pay.accept });
  const again = page.getByRole('link', { name: texts.result.again });

  await page.getByRole('link', { name: new RegExp(`^${texts.payNow}.*${unpaid.number}$`) }).click();
  await expect(page).toHaveURL(`/tutor/payment/pay-now/${unpaid.id}`);
  await expect(page.getByRole('radio', { name: providers.bkash.nameBn })).toBeChecked();
  await expectNoFindings(page);
  await send.click();
  await expect(page.getByRole('alert')).toHaveText(texts.pay.acceptFirst);
  await policy.check();
  await send.click();
  await choose(page, 'fail');
  await expect(page.getByText(texts.result.failed)).toBeVisible();
  await expectNoFindings(page);
  expect(await stateNow()).toBe('unpaid');

  await again.click();
  await page.getByRole('radio', { name: texts.pay.way.cards }).check();
  await policy.check();
  await send.click();
  await choose(page, 'cancel');
  await expect(page.getByText(texts.result.cancelled)).toBeVisible();
  expect(await stateNow()).toBe('unpaid');

  // Begun, left by "back", and gone on with.
  await again.click();
  await policy.check();
  await send.click();
  await page.waitForURL(/\/pay\/\w+/);
  await page.goBack();
  await page.getByRole('link', { name: texts.pay.continue }).click();
  await choose(page, 'success');
  await expect(page.getByText(texts.result.paid.replace('{{sum}}', sum))).toBeVisible();
  await expectNoFindings(page);
  expect(await stateNow()).toBe('paid');

  await page.getByRole('link', { name: texts.pay.back }).click();
  await expect(page.getByRole('article').filter({ hasText: unpaid.number })).toContainText(
    texts.status.paid,
  );
  await page.goto(`/tutor/payment/pay-now/${unpaid.id}`);
  await expect(page.getByRole('heading', { name: unpaid.number })).toBeVisible();
  await expect(send).toHaveCount(0);
});

test('an invoice prints on light paper, without what is to be pressed', async ({ page, speak }) => {
  await speak('bn');
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: PRODUCT }]);
  await signIn(page, PHONES.tutor, '/tutor/payment/invoice');
  const [newest] = await invoicesOf(page);
  await page.goto(`/tutor/payment/pay-now/${newest?.id}`);
  await expect(page.getByRole('heading', { name: newest?.number ?? '' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);
  const lightOf = (property: 'color' | 'backgroundColor') =>
    page.locator('article').evaluate((node, name) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(node)[name].match(/\d+/g) ?? []).map(
        Number,
      );
      return (red + green + blue) / 3;
    }, property);
  expect(await lightOf('color')).toBeLessThan(80);
  expect(await lightOf('backgroundColor')).toBeGreaterThan(230);
});

test("another person's invoice and payment are none", async ({ page, speak }) => {
  await speak('bn');
  await signIn(page, PHONES.parent, '/parent/dashboard/payment/invoice/pay-now/1');
  const missing = page.getByText(texts.pay.missing);
  await expect(missing).toBeVisible();
  // On wide paper it takes the room of the menu, which is not printed.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: 'print' });
  expect((await missing.locator('..').boundingBox())?.width).toBeGreaterThan(600);
  await page.emulateMedia({ media: null });
  await page.goto('/payment/PAY-0000000000000000');
  await expect(page.getByText(texts.result.missing)).toBeVisible();
  await page.goto('/parent/dashboard/payment/invoice/pay-now');
  await expect(page).toHaveURL('/parent/dashboard/payment/invoice');
});
