/** A tutor sends a photo from the guided line; staff approve it by keys; then guardians see it. */
import type { Page } from '@playwright/test';
import type profileTexts from '#locales/en/people/profile.json';
import type staffTexts from '#locales/en/staff/staff.json';
import { expectNoFindings } from './axe.ts';
import { leave, PHONES, signIn } from './person.ts';
import { goodJpeg } from './pictures.ts';
import { expect, read, test } from './reader.ts';

const TUTOR = 'T1003';

async function photoInHub(page: Page) {
  await page.goto(`/hub?tutorid=${TUTOR}`);
  const card = page.getByRole('article').filter({ hasText: TUTOR });
  await expect(card).toBeVisible();
  return card.locator('img');
}

test('a photo is sent in the set-up, approved with a key and then shown in the hub', {
  tag: '@phone',
}, async ({ page, speak }) => {
  test.slow();
  await speak('bn');
  const profile = read<typeof profileTexts>('bn', 'profile');
  const staff = read<typeof staffTexts>('bn', 'staff');
  await signIn(page, PHONES.chattogramTutor, '/tutor/steps/picture');
  // A phone offers its own camera beside what is stored on it.
  await expect(page.getByText(profile.photo.camera, { exact: true })).toBeVisible();
  await expect(page.locator('input[capture="user"]')).toHaveCount(1);
  await expectNoFindings(page);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await goodJpeg());
  const dialog = page.getByRole('dialog');
  // The keyboard moves and zooms what fingers drag.
  const zoom = dialog.getByLabel(profile.photo.zoom);
  await zoom.focus();
  await page.keyboard.press('ArrowRight');
  await expect(zoom).not.toHaveValue('1');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: profile.photo.save }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/tutor/profile/overview');
  const own = page.getByRole('main').locator('img[src^="/api/tutor-photo/"]');
  await expect(own).toBeVisible();
  const address = (await own.getAttribute('src')) ?? '';
  await expect(page.getByText(profile.check.waiting)).toBeVisible();
  await expect(page.getByText(profile.photo.untilDrawn)).toBeVisible();
  await expectNoFindings(page);
  const { id } = await (await page.request.get('/api/v1/user')).json();
  await leave(page);
  expect((await page.request.get(address)).status()).toBe(401);
  await expect(await photoInHub(page)).toHaveCount(0);

  await signIn(page, PHONES.staff, `/staff/documents/${id}`);
  const inWork = page.locator('[role="group"][aria-current="true"]');
  await expect(inWork).toBeVisible();
  const name = new RegExp(`^${staff.documents.photo}: `);
  const photo = page.getByRole('group', { name });
  for (let step = 0; step < 20; step += 1) {
    if ((await photo.getAttribute('aria-current')) === 'true') break;
    await page.keyboard.press('j');
  }
  await expect(photo).toHaveAttribute('aria-current', 'true');
  await expectNoFindings(page);
  await page.keyboard.press('a');
  await expect(
    page.getByText(staff.documents.approved.replace('{{name}}', staff.documents.photo)),
  ).toBeVisible();
  await leave(page);

  await expect(await photoInHub(page)).toHaveAttribute('src', /^\/storage\/profile\/[0-9a-f]{32}/);
});
