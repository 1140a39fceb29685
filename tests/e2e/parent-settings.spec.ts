/** A guardian's own account, and the choice among proposed tutors. */

import type { Page } from '@playwright/test';
import type profileTexts from '#locales/en/people/profile.json';
import type settingsTexts from '#locales/en/people/settings.json';
import { expectNoFindings } from './axe.ts';
import { apply, approve, moveOn, newRequest } from './hiring.ts';
import { PASSWORD, signIn } from './person.ts';
import { goodJpeg } from './pictures.ts';
import { expect, read, SIZE_OF, storyIn, type TestLang, test } from './reader.ts';

const SETTINGS = '/parent/dashboard/profile/settings';
const toast = (page: Page) => page.locator('.toast-area');
const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  );

async function signInGuardian(
  page: Page,
  phone: string,
  lang: TestLang,
  speak: (lang: TestLang) => Promise<unknown>,
) {
  await speak('en');
  await signIn(page, phone);
  await expect(page).toHaveURL('/parent/dashboard');
  await speak(lang);
}

/** Goes from one setting to another: on a phone over the list of all. */
async function openSetting(
  page: Page,
  settings: typeof settingsTexts,
  tab: keyof typeof settingsTexts.tabs,
) {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: settings.title, exact: true }).click();
  await main.getByRole('link', { name: settings.tabs[tab] }).click();
  await expect(main.getByRole('heading', { level: 2, name: settings.tabs[tab] })).toBeVisible();
}

const lang = storyIn('bn');

test(`a guardian keeps the own account, ${lang}`, { tag: SIZE_OF[lang] }, async ({
  page,
  request,
  speak,
}) => {
  test.slow();
  const { common } = await speak(lang);
  const settings = read<typeof settingsTexts>(lang, 'settings');
  const { photo } = read<typeof profileTexts>(lang, 'profile');
  const { account, password } = settings;
  const { phone } = await newRequest(request);
  await signInGuardian(page, phone, lang, speak);

  await page.goto(`${SETTINGS}/personal-info`);
  await expect(page.getByLabel(account.phone, { exact: true })).toHaveValue(phone);
  await page.getByRole('button', { name: account.updateProfile }).click();
  const about = page.getByLabel(account.about, { exact: true });
  await expect(about).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(account.name, { exact: true }).fill('রোকেয়া বেগম');
  await page.getByRole('radio', { name: common.gender.female, exact: true }).check();
  await about.fill('দুই সন্তানের মা');
  await expectNoFindings(page);
  await page.getByRole('button', { name: account.updateProfile }).click();
  await expect(toast(page)).toBeVisible();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await goodJpeg());
  await page.getByRole('dialog').getByRole('button', { name: photo.save }).click();
  await expect(page.getByRole('img', { name: /রোকেয়া বেগম/ })).toBeVisible();
  await page.reload();
  await expect(about).toHaveValue('দুই সন্তানের মা');
  await expectNoOverflow(page);

  await openSetting(page, settings, 'change-password');
  await page.getByLabel(password.current_password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(password.new_password, { exact: true }).fill('a better secret');
  await page
    .getByLabel(password.new_password_confirmation, { exact: true })
    .fill('a better secret');
  await page.getByRole('button', { name: password.update }).click();
  await expect(page.getByLabel(password.current_password, { exact: true })).toHaveValue('');

  await openSetting(page, settings, 'devices');
  await expect(page.getByText(settings.devices.current)).toBeVisible();
  await expect(page.getByText(settings.sites.empty)).toBeVisible();
  await openSetting(page, settings, 'account-status');
  await expect(page.getByText(settings.status.green.parentText)).toBeVisible();
});

test(`a guardian chooses a proposed tutor, ${lang}`, { tag: SIZE_OF[lang] }, async ({
  page,
  request,
  speak,
}) => {
  test.slow();
  const { parent } = await speak(lang);
  const { id, phone } = await newRequest(request);
  await approve(id);
  await apply(id);
  await moveOn(id, 'applied', 'shortlisted');
  await signInGuardian(page, phone, lang, speak);

  await page.goto(`/parent/dashboard/requests/tutor-requests/${id}`);
  await expect(page.getByRole('heading', { name: parent.compare.title })).toBeVisible();
  await expectNoFindings(page);
  await page
    .getByRole('button', { name: parent.compare.choose.replace('{{name}}', 'Nusrat Jahan') })
    .click();
  await expect(toast(page)).toContainText(parent.compare.thanks);
  await expect(
    // The day and hour by which staff call follow the clock.
    page.getByText(
      parent.requests.chosen.replace('{{name}}', 'Nusrat Jahan').split('{{when}}')[0] ?? '',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: parent.compare.addReason }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(parent.compare.why).fill('Lives near us');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: parent.compare.sendReason }).click();
  await expect(page.getByText(parent.compare.chosen).first()).toBeVisible();
  await expect(
    page.getByText(parent.compare.yourReason.replace('{{reason}}', 'Lives near us')),
  ).toBeVisible();
  await expectNoOverflow(page);
});
