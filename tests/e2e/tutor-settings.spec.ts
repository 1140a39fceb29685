import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';
import { expectNoFindings } from './axe.ts';
import { signUpTutor } from './new-tutor.ts';
import { openPdf } from './pdf-reader.ts';
import { PHONES, signIn } from './person.ts';
import { expect, SIZE_OF, test } from './reader.ts';
import { type TutorTexts, tutorTextsOf } from './tutor-texts.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('.toast-area').getByText(text);

async function addNumbers(page: Page, { settings, profile, errors }: TutorTexts) {
  const { pay } = settings;
  await page.goto('/tutor/settings/pay-info');
  await expect(page.getByText(pay.empty)).toBeVisible();
  const dialog = page.getByRole('dialog');
  await button(page, pay.add).click();
  await dialog.getByRole('button', { name: pay.save }).click();
  await expect(dialog.getByText(errors.fields.required)).toBeVisible();
  await dialog.getByLabel(pay.number).fill('12345');
  await expect(dialog.getByText(errors.fields.phone_format)).toBeVisible();
  await expectNoFindings(page);
  for (const [index, wallet] of [
    pay.wallets.bkash,
    pay.wallets.nagad,
    pay.wallets.upai,
  ].entries()) {
    if (index > 0) await button(page, pay.add).click();
    await dialog.getByRole('radio', { name: wallet }).check();
    await dialog.getByLabel(pay.number).fill(`0171300000${index}`);
    await dialog.getByRole('button', { name: pay.save }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`0171300000${index}`)).toBeVisible();
  }
  await expect(button(page, pay.add)).toBeDisabled();
  await page.getByRole('button', { name: `${profile.edit}: ${pay.wallets.upai}` }).click();
  await dialog.getByLabel(pay.number).fill('01713000009');
  await dialog.getByRole('button', { name: pay.update }).click();
  await expect(page.getByText('01713000009')).toBeVisible();
  await page.getByRole('button', { name: `${profile.delete}: ${pay.wallets.nagad}` }).click();
  await dialog.getByRole('button', { name: profile.delete }).click();
  await expect(button(page, pay.add)).toBeEnabled();
}

async function addLink(page: Page, { profile, errors }: TutorTexts) {
  const { social } = profile;
  const dialog = page.getByRole('dialog');
  await page.goto('/tutor/settings/social-media');
  await page.getByRole('button', { name: `${profile.edit}: ${social.networks.linkedin}` }).click();
  await dialog.getByRole('button', { name: profile.update }).click();
  await expect(dialog.getByText(errors.fields.required)).toBeVisible();
  await dialog.getByLabel(social.link, { exact: true }).fill('https://evil.example/linkedin.com');
  await expect(dialog.getByLabel(social.link, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectNoFindings(page);
  await dialog
    .getByLabel(social.link, { exact: true })
    .fill('linkedin.com/in/a-tutor-with-a-rather-long-name-of-her-own');
  await dialog.getByRole('button', { name: profile.update }).click();
  const link = page.getByRole('link', { name: /linkedin\.com/ });
  await expect(link).toContainText('https://linkedin.com/in/a-tutor-wit…');
  await expect(link).toHaveAttribute('href', /of-her-own$/);
  await expectNoFindings(page);
}

async function changePassword(page: Page, { settings, errors }: TutorTexts) {
  const { password } = settings;
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel(password.current_password, { exact: true }).fill(current);
    await page.getByLabel(password.new_password, { exact: true }).fill(next);
    await page.getByLabel(password.new_password_confirmation, { exact: true }).fill(again);
    await button(page, password.update).click();
  };
  await page.goto('/tutor/settings/change-password');
  await fill('', 'short', '');
  await expect(page.getByText(errors.fields.required).first()).toBeVisible();
  await expectNoFindings(page);
  await fill('not the old one', 'a better secret', 'a better secret!');
  await expect(page.getByText(errors.fields.passwords_differ)).toBeVisible();
  await fill('not the old one', 'a better secret', 'a better secret');
  const current = page.getByLabel(password.current_password, { exact: true });
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toHaveValue('not the old one');
  // What is secret is never kept as a draft.
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).not.toContain('a better secret');
  await fill('a good secret', 'a better secret', 'a better secret');
  await expect(page.locator('.toast-area')).toBeVisible();
  await expect(current).toHaveValue('');
}

async function keepAccount(page: Page, { settings, errors }: TutorTexts) {
  const { account } = settings;
  await page.goto('/tutor/settings/personal-info');
  await expect(page.getByRole('link', { name: account.changeNumber })).toBeVisible();
  await expect(page.getByLabel(account.phone, { exact: true })).toBeDisabled();
  await page.getByLabel(account.name).fill('Tutor 007');
  await button(page, account.save).click();
  await expect(page.getByText(errors.fields.person_name)).toBeVisible();
  await expectNoFindings(page);
  await page.getByLabel(account.name).fill('Tahmina Akter');

  // The session runs out while somebody types: after signing in again it is all still there.
  await page.context().clearCookies({ name: /sid$/ });
  await button(page, account.save).click();
  await expect(page).toHaveURL('/auth/signin');
}

test(`a tutor's settings, bn`, { tag: SIZE_OF.bn }, async ({ page, request, speak }) => {
  test.setTimeout(240_000);
  const { common } = await speak('bn');
  const texts = tutorTextsOf('bn');
  const { settings, auth } = texts;
  const phone = await signUpTutor(page, request, texts, common.gender.female);
  await expect(page).toHaveURL(/\/tutor\/details/);
  await addNumbers(page, texts);
  await addLink(page, texts);

  await page.goto('/tutor/settings/account-status');
  await expect(
    page.getByText(settings.status.green.title).or(page.getByText(settings.status.unknown.title)),
  ).toBeVisible();
  await expectNoFindings(page);

  await page.goto('/tutor/settings/devices');
  await expect(page.getByText(settings.devices.current)).toBeVisible();
  await expect(page.getByText(settings.sites.empty)).toBeVisible();
  await expectNoFindings(page);
  await changePassword(page, texts);

  await page.goto('/tutor/settings/notifications');
  const choice = page
    .getByRole('group', { name: settings.notifications.topics.reviews })
    .getByRole('checkbox', { name: settings.notifications.channels.email });
  const before = await choice.isChecked();
  await choice.click();
  await expect(toast(page, settings.notifications.saved)).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked({ checked: !before });
  await expectNoFindings(page);

  await keepAccount(page, texts);
  await page.getByLabel(auth.fields.phoneOrEmail).fill(phone);
  await page.getByLabel(auth.fields.password, { exact: true }).fill('a better secret');
  await page.getByRole('button', { name: auth.signIn.send }).click();
  await expect(page).toHaveURL('/tutor/settings/personal-info');
  await expect(page.getByLabel(settings.account.name)).toHaveValue('Tahmina Akter');
  await button(page, settings.account.save).click();
  await expect(page.getByText(texts.form.draftKept)).toBeHidden();

  await page.goto('/tutor/confirmation-letters');
  await expect(page.getByText(texts.letters.empty)).toBeVisible();
  await expectNoFindings(page);
});

test('a device is signed out from another', async ({ page, browser, speak }) => {
  await speak('en');
  const { settings } = tutorTextsOf('en');
  const other = await browser.newContext({ baseURL: PRODUCT });
  await other.addCookies([{ name: 'lang', value: 'en', url: PRODUCT }]);
  const otherPage = await other.newPage();
  await signIn(otherPage, PHONES.chattogramTutor);
  await expect(otherPage).toHaveURL('/tutor/dashboard');
  await signIn(page, PHONES.chattogramTutor, '/tutor/settings/devices');
  await button(page, settings.devices.endOthers).click();
  await expect(button(page, settings.devices.endOthers)).toBeHidden();
  await otherPage.goto('/tutor/settings/devices');
  await expect(otherPage).toHaveURL('/auth/signin');
  await other.close();
});

test('a confirmation letter becomes a PDF, en', { tag: SIZE_OF.en }, async ({
  page,
  browser,
  speak,
}) => {
  await speak('en');
  await signIn(page, PHONES.tutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  await speak('en');
  const { letters } = tutorTextsOf('en');
  await page.goto('/tutor/confirmation-letters');
  await page.locator('main a.covers-card').first().click();
  await expect(page.getByRole('heading', { level: 1, name: letters.heading })).toBeVisible();
  await expectNoFindings(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, letters.download).click(),
  ]);
  const file = await readFile(await download.path());
  expect(file.byteLength).toBeLessThan(200_000);
  const pdf = await openPdf(browser, file);
  expect(pdf.pages).toBe(1);
  const text = pdf.pieces.map((piece) => piece.text).join(' ');
  for (const words of [letters.heading, letters.facts.salary, letters.facts.subjects])
    expect(text).toContain(words);
  await pdf.page.context().close();
});
