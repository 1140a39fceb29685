import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { signUpTutor } from './new-tutor.ts';
import { cameraJpeg, renamedText, tooLarge, tooManyPixels } from './pictures.ts';
import { button, field } from './profile-steps.ts';
import { expect, SIZE_OF, storyIn, test } from './reader.ts';
import { type TutorTexts, tutorTextsOf } from './tutor-texts.ts';

const toast = (page: Page, text: string) => page.locator('.toast-area').getByText(text);

async function addDegrees(page: Page, { common, profile, errors }: TutorTexts) {
  const { education } = profile;
  await page.goto('/tutor/profile/update/education');
  await expect(page.getByText(education.empty)).toBeVisible();
  await expectNoFindings(page);

  await button(page, education.add).click();
  await expect(button(page, profile.add)).toBeDisabled();
  await field(page, education.level).selectOption('6');
  await button(page, profile.add).click();
  await expect(field(page, education.exam)).toBeFocused();
  await expect(page.getByText(errors.fields.required)).toHaveCount(3);
  await expectNoFindings(page);
  await field(page, education.exam).selectOption({ index: 1 });
  await field(page, education.group).selectOption({ index: 1 });
  // English medium has its own boards.
  await field(page, education.curriculum).selectOption('5');
  await expect(field(page, education.examBoard).locator('option')).toHaveCount(4);
  await field(page, education.curriculum).selectOption('1');
  await field(page, education.board).selectOption('1');
  await field(page, education.result).fill('good');
  await button(page, profile.add).click();
  await expect(page.getByText(errors.fields.result_format)).toBeVisible();
  // Typed, not saved: it is still there after a reload.
  await page.reload();
  await button(page, education.add).click();
  await expect(field(page, education.result)).toHaveValue('good');
  await field(page, education.result).fill('৪.৫০');

  const name = `Char Test School ${Date.now()}`;
  await page.getByRole('combobox', { name: education.school, exact: true }).fill(name);
  await page.getByRole('option').filter({ hasText: name }).click();
  await expect(page.getByRole('combobox', { name: education.school })).toHaveValue(name);
  await page.getByRole('checkbox', { name: education.isCurrent }).check();
  await button(page, profile.add).click();
  await expect(page.getByRole('article')).toContainText(name);
  await expect(page.getByText(education.current, { exact: true })).toBeVisible();

  await button(page, education.add).click();
  await expect(field(page, education.level).locator('option[value="6"]')).toBeDisabled();
  await field(page, education.level).selectOption('9');
  await expect(page.getByText(education.isCurrent, { exact: true })).toHaveCount(0);
  await button(page, common.cancel).click();

  await page.getByRole('button', { name: `${profile.edit}:` }).click();
  await field(page, education.result).fill('5.00');
  await button(page, profile.update).click();
  await expect(page.getByRole('article')).toContainText(/5\.00|৫\.০০/);
  await page.getByRole('button', { name: `${profile.delete}:` }).click();
  await page.getByRole('dialog').getByRole('button', { name: profile.delete }).click();
  await expect(page.getByText(education.empty)).toBeVisible();
}

async function addPictures(page: Page, { profile, errors }: TutorTexts) {
  const { certificates, photo } = profile;
  await page.goto('/tutor/profile/update/certificate');
  await expect(page.getByText(certificates.empty)).toBeVisible();
  await button(page, certificates.upload).click();
  await expect(page.getByText(errors.fields.image_required)).toBeVisible();
  await field(page, certificates.type).selectOption('1');
  const picker = page.locator('input[type=file]');
  for (const [file, message] of [
    [await renamedText(), errors.fields.image_format],
    [await tooLarge(), errors.fields.picture_too_large],
    [await tooManyPixels(), errors.fields.image_pixels],
  ] as const) {
    await picker.setInputFiles(file);
    await expect(page.getByText(message)).toBeVisible();
  }
  const camera = await cameraJpeg();
  expect((await stat(camera)).size).toBeGreaterThan(2_000_000);
  await picker.setInputFiles(camera);
  await expect(page.getByText(errors.fields.image_pixels)).toBeHidden();
  // Turned as it was held, and turned once more by hand.
  const preview = page.getByRole('img', { name: certificates.preview });
  const isUpright = () =>
    preview.evaluate((node: HTMLImageElement) => node.naturalHeight > node.naturalWidth);
  await expect.poll(isUpright).toBe(true);
  await button(page, photo.turn).click();
  await expect.poll(isUpright).toBe(false);
  await expectNoFindings(page);
  await button(page, certificates.upload).click();
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  await expect(field(page, certificates.type).locator('option[value="1"]')).toBeDisabled();
  await page.getByRole('button', { name: certificates.zoom.split('{{')[0] ?? '' }).click();
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `${profile.delete}:` }).click();
  await page.getByRole('dialog').getByRole('button', { name: profile.delete }).click();
  await expect(page.getByText(certificates.empty)).toBeVisible();

  await page.goto('/tutor/profile/overview');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await renamedText());
  await expect(toast(page, photo.notAnImage)).toBeVisible();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await tooLarge());
  await expect(toast(page, errors.fields.picture_too_large)).toBeVisible();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await cameraJpeg());
  await page.getByRole('dialog').getByRole('button', { name: photo.turn }).click();
  await field(page, photo.zoom).fill('2.5');
  await expectNoFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: photo.save }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').locator('img[src^="/api/tutor-photo/"]')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(profile.photo.untilDrawn);
  await expectNoFindings(page);
  await page.getByRole('button', { name: `${profile.delete}: ${photo.title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: profile.delete }).click();
  await expect(button(page, photo.add)).toBeVisible();
}

const lang = storyIn('en');

test(`degrees, papers and a photo, ${lang}`, { tag: SIZE_OF[lang] }, async ({
  page,
  request,
  speak,
}) => {
  test.setTimeout(240_000);
  const { common } = await speak(lang);
  const texts = tutorTextsOf(lang);
  await signUpTutor(page, request, texts, common.gender.female);
  await expect(page).toHaveURL(/\/tutor\/details/);
  await addDegrees(page, texts);
  await addPictures(page, texts);
});
