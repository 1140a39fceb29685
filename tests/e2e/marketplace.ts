/** The people of the marketplace's story, each at a browser of their own. */
import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { Resources } from '#core/ground/i18n/resources.ts';
import type history from '#locales/en/market/history.json';
import type staff from '#locales/en/staff/staff.json';
import { PRODUCT } from '../setup/test-site.ts';
import { PHONES, signIn } from './person.ts';
import { expect as patientExpect, read, type TestLang, textsOf } from './reader.ts';

/** The story is long and its machine may be busy. */
export const expect = patientExpect.configure({ timeout: 30_000 });

export const storyTexts = (lang: TestLang) => ({
  ...textsOf(lang),
  history: read<typeof history>(lang, 'history'),
  notifications: read<Resources['notifications']>(lang, 'notifications'),
  staff: read<typeof staff>(lang, 'staff'),
});

const HOMES = { tutor: '/tutor/dashboard', staff: '/staff' } as const;

export async function newReader(browser: Browser, lang: TestLang): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'lang', value: lang, url: PRODUCT }]);
  return context.newPage();
}

/** Signed in; the form of the helper speaks English. */
export async function enter(
  browser: Browser,
  who: keyof typeof HOMES,
  lang: TestLang,
): Promise<Page> {
  const page = await newReader(browser, 'en');
  await signIn(page, PHONES[who]);
  await expect(page).toHaveURL(HOMES[who]);
  await page.context().addCookies([{ name: 'lang', value: lang, url: PRODUCT }]);
  return page;
}

/** Texts sent to a phone, newest first. */
export async function textsTo(request: APIRequestContext, phone: string): Promise<string[]> {
  const messages: { text: string }[] = await (
    await request.get(`/dev/outbox?phone=${phone}`)
  ).json();
  return messages.map(({ text }) => text);
}

export const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** A number as the reader's language writes it. */
export const digits = (id: number, lang: TestLang) =>
  new Intl.NumberFormat(lang === 'bn' ? 'bn-BD' : 'en', { useGrouping: false }).format(id);

/** Returns what a notice says before it comes to names. */
export const noticeStart = (template: string, id: number, lang: TestLang) =>
  (template.replace('{{job_id}}', digits(id, lang)).split('{{')[0] ?? '').trim();
