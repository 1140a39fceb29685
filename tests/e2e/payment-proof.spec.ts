/** A tutor sends money by hand and proves it on a phone in Bengali; staff find it, and it is paid. */
import type { Invoice } from '#core/money/api/money.ts';
import type money from '#locales/en/money/money.json';
import type proofTexts from '#locales/en/money/proof.json';
import type staffTexts from '#locales/en/staff/staffMoney.json';
import { expectNoFindings } from './axe.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, test } from './reader.ts';

const texts = read<typeof money>('bn', 'money').pay;
const proof = read<typeof proofTexts>('bn', 'proof');
const staff = read<typeof staffTexts>('en', 'staffMoney').proofs;

test('sent from a phone, confirmed by staff, paid', async ({ page, speak, browser }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await speak('bn');
  await signIn(page, PHONES.chattogramTutor, '/tutor/payment/invoice');
  const { data } = await (await page.request.get('/api/money/invoices')).json();
  const unpaid = data.find(({ status }: Invoice) => status === 'unpaid');
  const trx = `BKA${String(Date.now()).slice(-7)}`;

  await page.goto(`/tutor/payment/pay-now/${unpaid.id}`);
  await page.getByRole('radio', { name: texts.way.manual }).check();
  const send = page.getByRole('button', { name: proof.send });
  await send.click();
  await expect(page.getByText(proof.trxWrong)).toBeVisible();
  await expect(page.getByText(texts.acceptFirst)).toBeVisible();
  await expectNoFindings(page);
  await page.getByLabel(proof.sender).fill('০১৭১১-২২২২২২');
  await page.getByRole('textbox', { name: proof.trx }).fill(trx.toLowerCase());
  await page.getByLabel(proof.pick).setInputFiles({
    name: 'bkash.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(page.getByAltText(proof.preview)).toBeVisible();
  // Without a connection nothing is lost.
  await page.context().setOffline(true);
  await page.getByRole('checkbox', { name: texts.accept }).check();
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('textbox', { name: proof.trx })).toHaveValue(trx.toLowerCase());
  await send.click();
  await expect(page.getByText(trx)).toBeVisible();
  await expect(page.getByRole('radio', { name: texts.way.manual })).toHaveCount(0);
  await expectNoFindings(page);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, PHONES.staff, '/staff/proofs');
  const card = desk.getByRole('listitem').filter({ hasText: trx });
  await card.getByRole('button', { name: staff.look }).click();
  const picture = desk.getByRole('img', { name: staff.screenshot });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await desk.keyboard.press('Escape');
  await expectNoFindings(desk);
  await card.getByRole('button', { name: staff.confirm }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByLabel(staff.sum)).toHaveValue(String(unpaid.open_poisha / 100));
  await dialog.getByRole('button', { name: staff.confirm }).click();
  await expect(card).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(texts.paidOn.split('{{date}}')[0] ?? '')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByText(unpaid.number).first()).toBeVisible();
});
