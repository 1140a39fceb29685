/** A paid charge comes back: the tuition ends, the tutor claims on a phone in Bengali, staff send it. */
import type { Page } from '@playwright/test';
import type { Invoice } from '#core/money/api/money.ts';
import type errorTexts from '#locales/en/ground/errors.json';
import type money from '#locales/en/money/money.json';
import type settingsTexts from '#locales/en/people/settings.json';
import type staffTexts from '#locales/en/staff/staff.json';
import { expectNoFindings } from './axe.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, test } from './reader.ts';

const texts = read<typeof money>('bn', 'money').refund;
const settings = read<typeof settingsTexts>('bn', 'settings').pay;
const errors = read<typeof errorTexts>('bn', 'errors').fields;
const staff = read<typeof staffTexts>('en', 'staff').refunds;
const reason = 'পরিবারটি অন্য শহরে চলে গেছে।';

const ask = async (page: Page, address: string) =>
  (await page.request.get(address, { headers: { 'x-porua': '1' } })).json();

test('claimed, looked at by staff, approved, and sent', async ({ page, speak, browser }) => {
  test.slow();
  await speak('bn');
  await signIn(page, PHONES.tutor, '/tutor/payment/invoice');
  const { data } = await ask(page, '/api/money/invoices');
  const paid = data.find(
    ({ kind, status }: Invoice) => kind === 'platform_charge' && status === 'paid',
  );
  const students = await ask(page, '/api/tutor/students');
  const own = students.data.find(({ job_id }: { job_id: number }) => job_id === paid.charge.job_id);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, PHONES.staff, '/staff/refunds');
  await expect(desk.getByText(staff.empty)).toBeVisible();
  const ended = await desk.evaluate(
    async ({ id }) => {
      const statuses = [];
      // As the demo left it, paid or only confirmed.
      for (const from of ['confirm', 'payment']) {
        const answer = await fetch(`/api/staff/applications/${id}/move`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-porua': '1' },
          body: JSON.stringify({ from, to: 'closed', ended_by: 'guardian' }),
        });
        statuses.push(answer.status);
      }
      return statuses;
    },
    { id: own.application_id },
  );
  expect(ended).toContain(200);

  await page.reload();
  await page.getByRole('link', { name: new RegExp(`^${texts.link}.*${paid.number}$`) }).click();
  await expect(page).toHaveURL(`/tutor/payment/refund/${paid.id}`);
  // The money needs a number to go to before it can be asked for.
  await expect(page.getByText(texts.askNumber)).toBeVisible();
  await expectNoFindings(page);
  const send = page.getByRole('button', {
    name: new RegExp(texts.claim.replace('{{money}}', '.*')),
  });
  await send.click();
  await expect(page.getByText(texts.reasonWrong)).toBeVisible();
  await page.getByLabel(texts.reason).fill(reason);
  await page.reload();
  await expect(page.getByLabel(texts.reason)).toHaveValue(reason);
  await send.click();
  await expect(page.getByText(errors.payout_number_needed).first()).toBeVisible();
  await page.getByLabel(settings.number).fill(PHONES.tutor);
  await send.click();
  await expect(page.getByText(texts.state.claimed)).toBeVisible();

  await desk.reload();
  await expect(desk.getByText(reason)).toBeVisible();
  await expect(desk.getByText(staff.fact.ended_by)).toBeVisible();
  await expectNoFindings(desk);
  await desk.getByRole('button', { name: staff.approve }).click();
  await expect(desk.getByText(staff.empty)).toBeVisible();
  await page.reload();
  await expect(page.getByText(texts.state.approved)).toBeVisible();

  await desk.goto('/staff/refunds?status=approved');
  await expect(desk.getByText(reason)).toBeVisible();
  await expectNoFindings(desk);
  await desk.getByRole('button', { name: staff.payOut }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(staff.ask.payOut).fill(`BKH${Date.now()}`);
  await dialog.getByRole('button', { name: staff.payOut }).click();
  await expect(desk.getByText(staff.empty)).toBeVisible();

  await page.reload();
  await expect(page.getByText(texts.state.paid)).toBeVisible();

  // On a narrow phone each sum stays in one line, beside what it was for.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tutor/payment/transaction-history');
  const sums = page.locator('article > p');
  await expect(sums.first()).toBeVisible();
  const heights = await sums.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(Math.max(...heights)).toBeLessThan(32);
});
