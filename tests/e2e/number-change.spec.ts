/** The number of an account changes: by codes to both numbers, and by staff when the old one is lost. */

import type authTexts from '#locales/en/people/auth.json';
import type numberTexts from '#locales/en/people/numberChange.json';
import type settingsTexts from '#locales/en/people/settings.json';
import type staffTexts from '#locales/en/staff/staff.json';
import { expectNoFindings } from './axe.ts';
import { newRequest, newTutor } from './hiring.ts';
import { endCodeWait, leave, newPhone, PASSWORD, PHONES, readCode, signIn } from './person.ts';
import { goodJpeg } from './pictures.ts';
import { expect, read, test } from './reader.ts';

const GUARDIAN = '/parent/dashboard/profile/settings';

test('a guardian changes the number with a code from each of the two, bn', {
  tag: '@phone',
}, async ({ page, request, speak }) => {
  await speak('bn');
  const texts = read<typeof numberTexts>('bn', 'numberChange');
  const { account } = read<typeof settingsTexts>('bn', 'settings');
  const auth = read<typeof authTexts>('bn', 'auth');
  const { phone } = await newRequest(request);
  await endCodeWait(request, phone);
  await signIn(page, phone, `${GUARDIAN}/personal-info`);
  await page.getByRole('link', { name: account.changeNumber }).click();
  await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: texts.sendCode }).click();
  await expect(page.getByLabel(auth.otp.label)).toBeVisible();
  await page.getByLabel(auth.otp.label).fill(await readCode(request, phone));

  // The server knows the step: a reload loses nothing.
  await expect(page.getByRole('heading', { name: texts.newTitle })).toBeVisible();
  await page.reload();
  await page.getByLabel(texts.newLabel).fill('017');
  await page.getByRole('button', { name: texts.sendCode }).click();
  await expect(page.getByText(texts.newWrong)).toBeVisible();
  const next = newPhone();
  await page.getByLabel(texts.newLabel).fill(next);
  await page.getByRole('button', { name: texts.sendCode }).click();
  await expect(page.getByLabel(auth.otp.label)).toBeVisible();
  await page.getByLabel(auth.otp.label).fill(await readCode(request, next));
  await expect(page).toHaveURL(`${GUARDIAN}/personal-info`);
  await expect(page.getByLabel(account.phone, { exact: true })).toHaveValue(next);
});

test('a tutor who lost the number asks staff, who approve; the old number stops it', async ({
  page,
  request,
  speak,
}) => {
  test.slow();
  await speak('en');
  const auth = read<typeof authTexts>('en', 'auth');
  const { queue } = read<typeof staffTexts>('en', 'staff');
  const texts = read<typeof numberTexts>('en', 'numberChange');
  const phone = await newTutor(request);
  await signIn(page, phone, '/tutor/settings/change-number');
  await page.getByRole('button', { name: texts.lost }).click();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: texts.continue }).click();
  const next = newPhone();
  await page.getByLabel(texts.newLabel).fill(next);
  await page.getByRole('button', { name: texts.sendCode }).click();
  await expect(page.getByLabel(auth.otp.label)).toBeVisible();
  await page.getByLabel(auth.otp.label).fill(await readCode(request, next));
  await page.getByLabel(texts.statement).fill('My SIM was in a phone that was stolen.');
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(texts.pictureMissing)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(await goodJpeg());
  await expect(page.getByRole('img', { name: texts.preview })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByText(texts.waiting)).toBeVisible();

  await leave(page);
  await signIn(page, PHONES.staff, '/staff/number-changes');
  await expect(page.getByRole('heading', { name: queue.number, level: 1 })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: next.slice(5) });
  await card.getByRole('button', { name: texts.staff.look }).click();
  await expect(page.getByRole('img', { name: texts.staff.picture })).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: texts.staff.approve }).click();
  await expectNoFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: texts.staff.approve }).click();
  await expect(card).toHaveCount(0);

  const messages: { text: string }[] = await (
    await request.get(`/dev/outbox?phone=${phone}`)
  ).json();
  const link = /(\/stop-number-change#[\w-]+)/.exec(
    messages.find(({ text }) => text.includes('/stop-number-change#'))?.text ?? '',
  )?.[1];
  await leave(page);
  await page.goto(link ?? '/');
  await expect(page).toHaveURL('/stop-number-change');
  await expectNoFindings(page);
  await page.getByRole('button', { name: texts.stop.confirm }).click();
  await expect(page.getByRole('heading', { name: texts.stop.stopped })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: texts.stop.confirm }).click();
  await expect(page.getByRole('heading', { name: texts.stop.invalid })).toBeVisible();
});
