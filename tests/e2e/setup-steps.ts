/** The four steps of the setup, by the screens, each with a mistake first. */
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { expect, type TestLang } from './reader.ts';
import type { TutorTexts } from './tutor-texts.ts';

/** Types a part of a name and takes the first that is offered. */
async function choose(page: Page, label: string, text: string) {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(text);
  const option = page.getByRole('listbox', { name: label }).getByRole('option').first();
  await expect(option).toContainText(new RegExp(text, 'i'));
  await option.click();
  await expect(field).not.toHaveValue('');
}

export const select = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function doSecondary(page: Page, { setup }: TutorTexts) {
  await expect(page).toHaveURL('/tutor/details/secondary-education');
  await page.getByRole('button', { name: setup.save }).click();
  // Exam and curriculum begin with the usual ones.
  await expect(page.getByText(setup.errors.group)).toBeVisible();
  await expect(select(page, setup.fields.group)).toBeFocused();
  await expectNoFindings(page);
  await select(page, setup.fields.group).selectOption({ index: 1 });
  await page.getByRole('button', { name: setup.save }).click();
}

const WORDS = {
  en: { department: 'physics', university: 'university of dhaka' },
  bn: { department: 'পদার্থ', university: 'ঢাকা বিশ' },
};

async function doBachelor(page: Page, { setup }: TutorTexts, words: (typeof WORDS)['en']) {
  await expect(page).toHaveURL('/tutor/details/bachelor-education');
  await page.getByRole('button', { name: setup.goOn }).click();
  await expect(page.getByText(setup.errors.department)).toBeVisible();
  await expectNoFindings(page);
  await select(page, setup.fields.examTitle).selectOption({ index: 1 });
  await expect(page.getByText(setup.errors.examTitle)).toHaveCount(0);
  await choose(page, setup.fields.department, words.department);
  await choose(page, setup.fields.university, words.university);
  // The type comes with the university.
  await expect(select(page, setup.fields.universityType)).not.toHaveValue('');
  await page.getByRole('button', { name: setup.goOn }).click();
  await select(page, setup.fields.semester).selectOption({ index: 3 });
  // It is added later, in the profile.
  await page.getByRole('checkbox', { checked: true }).uncheck();
  const result = page.getByLabel(setup.fields.result);
  await result.fill('5.5');
  await page.getByRole('button', { name: setup.save }).click();
  await expect(result).toHaveAttribute('aria-invalid', 'true');
  await expectNoFindings(page);
  await result.fill('৩,৫');
  await page.getByRole('button', { name: setup.save }).click();
}

async function doTutorLocation(page: Page, { setup }: TutorTexts, lang: TestLang) {
  await expect(page).toHaveURL('/tutor/details/tutor-location');
  await page.getByRole('button', { name: setup.saveLocation }).click();
  await expect(page.getByText(setup.errors.location)).toBeVisible();
  await expectNoFindings(page);
  if (lang === 'bn') {
    // The device's position is saved by itself.
    await page.getByRole('button', { name: setup.device.use }).click();
    return;
  }
  await page.getByRole('combobox', { name: setup.searchHome }).fill('dhanmondi');
  await page.getByRole('option').first().click();
  await expect(page.getByText(setup.chosenPlace)).toBeVisible();
  await page.getByRole('button', { name: setup.saveLocation }).click();
}

async function doTeachingLocation(page: Page, { setup }: TutorTexts, lang: TestLang) {
  await expect(page).toHaveURL('/tutor/details/teaching-location');
  const salary = page.getByLabel(setup.fields.salary);
  await salary.fill('1499');
  await page.getByRole('button', { name: setup.save }).click();
  await expect(salary).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(setup.errors.areas)).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: /^(Add th|এ.*যোগ করুন)/ }).click();
  await salary.fill(lang === 'bn' ? '৫,০০০' : '5,000');
  await page.getByRole('button', { name: setup.save }).click();
}

/** Walks from the first step to the dashboard, in Dhanmondi. */
export async function setUpTutor(
  page: Page,
  context: BrowserContext,
  texts: TutorTexts,
  lang: TestLang,
) {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 23.7465, longitude: 90.376 });
  await doSecondary(page, texts);
  await doBachelor(page, texts, WORDS[lang]);
  await doTutorLocation(page, texts, lang);
  await doTeachingLocation(page, texts, lang);
  await expect(page).toHaveURL('/tutor/dashboard');
}
