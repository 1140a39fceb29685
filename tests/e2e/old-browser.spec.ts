/** The oldest browsers we build for, as far as functions go: what people do most works in them too. */
import type { Page } from '@playwright/test';
import type cv from '#locales/en/people/cv.json';
import { deleteYoungFunctions, YOUNG_FUNCTIONS } from '../setup/young-functions.ts';
import { PHONES, signIn } from './person.ts';
import { cards, expect, read, test } from './reader.ts';

const faults = (page: Page) => {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(message));
  return found;
};

test.beforeEach(async ({ context, speak }) => {
  await speak('en');
  await context.addInitScript(deleteYoungFunctions, YOUNG_FUNCTIONS);
});

test('a mistake in a form is told in the form', async ({ page }) => {
  const found = faults(page);
  await page.goto('/auth/parent/signup');
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
  await page.goto('/job-board');
  await expect(cards(page)).toHaveCount(10);
  expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'canParse' in URL)).toBe(false);
  expect(found).toEqual([]);
});

test('a CV is made and saved', async ({ page }) => {
  const found = faults(page);
  await signIn(page, PHONES.tutor, '/tutor/cv');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: read<typeof cv>('en', 'cv').download }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(found).toEqual([]);
});
