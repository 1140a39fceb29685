/** The frame of a tutor's or guardian's area on a phone: tabs at the foot, the rest in a sheet. */
import type { Page } from '@playwright/test';
import type frameTexts from '#locales/en/dashboards/frame.json';
import { expect, read, type TestLang } from './reader.ts';

export const frameOf = (lang: TestLang) => read<typeof frameTexts>(lang, 'frame');

export const tabsOf = (page: Page, lang: TestLang) =>
  page.getByRole('navigation', { name: frameOf(lang).tabs.label });

/** Opens the sheet with what has no tab. */
export async function openMore(page: Page, lang: TestLang) {
  const { more } = frameOf(lang).tabs;
  await tabsOf(page, lang).getByRole('button', { name: more }).click();
  const sheet = page.getByRole('dialog', { name: more });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Goes to a place of the area as somebody with a thumb does. */
export async function goInArea(page: Page, lang: TestLang, path: string) {
  const link = `a[href="${path}"]`;
  const tab = tabsOf(page, lang).locator(link);
  await tabsOf(page, lang).waitFor();
  if (await tab.isVisible()) await tab.click();
  else await (await openMore(page, lang)).locator(link).click();
}
