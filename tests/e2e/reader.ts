/** A reader of the app in one language; texts come from the locale files, as on the screen. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Resources } from '#core/ground/i18n/resources.ts';
import type community from '#locales/en/community/community.json';
import type common from '#locales/en/ground/common.json';
import type applying from '#locales/en/market/applying.json';
import type board from '#locales/en/market/board.json';
import type boardControls from '#locales/en/market/boardControls.json';
import type hire from '#locales/en/market/hire.json';
import type hub from '#locales/en/market/hub.json';
import type hubControls from '#locales/en/market/hubControls.json';
import type job from '#locales/en/market/job.json';
import type ownBoard from '#locales/en/market/ownBoard.json';
import type cv from '#locales/en/people/cv.json';
import type tutorProfile from '#locales/en/people/tutorProfile.json';
import type staffCommunity from '#locales/en/staff/staffCommunity.json';
import { readArea } from '../../build/locale-files.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { deleteYoungFunctions, YOUNG_FUNCTIONS } from '../setup/young-functions.ts';

export const LANGUAGES = ['en', 'bn'] as const;
export type TestLang = (typeof LANGUAGES)[number];
/** Returns the one language of a long story; half of the stories use the other. */
export const storyIn = (lang: TestLang): TestLang => lang;
/** Long tests run in English at a desk and in Bengali on a phone. */
export const SIZE_OF: Record<TestLang, string> = { en: '@desk', bn: '@phone' };

export function read<Area>(lang: TestLang, area: string): Area {
  return JSON.parse(readArea(lang, area));
}

export const textsOf = (lang: TestLang) => ({
  applying: read<typeof applying>(lang, 'applying'),
  board: read<typeof board>(lang, 'board'),
  boardControls: read<typeof boardControls>(lang, 'boardControls'),
  common: read<typeof common>(lang, 'common'),
  community: read<typeof community>(lang, 'community'),
  cv: read<typeof cv>(lang, 'cv'),
  hire: read<typeof hire>(lang, 'hire'),
  hub: read<typeof hub>(lang, 'hub'),
  hubControls: read<typeof hubControls>(lang, 'hubControls'),
  job: read<typeof job>(lang, 'job'),
  ownBoard: read<typeof ownBoard>(lang, 'ownBoard'),
  parent: read<Resources['parent']>(lang, 'parent'),
  staffCommunity: read<typeof staffCommunity>(lang, 'staffCommunity'),
  tutorProfile: read<typeof tutorProfile>(lang, 'tutorProfile'),
});

interface Reader {
  speak: (lang: TestLang) => Promise<ReturnType<typeof textsOf>>;
  /** Notes each page of a test: what the browser drew must be what the server had drawn. */
  hydration: undefined;
}

/** React's errors by number: 418 to 425 say that a page could not be taken over as it was. */
const HYDRATION = /Minified React error #4(?:1[89]|2[0-5])|hydrat/i;

export const test = base.extend<Reader>({
  speak: async ({ context }, use) => {
    await use(async (lang) => {
      await context.addCookies([{ name: 'lang', value: lang, url: PRODUCT }]);
      return textsOf(lang);
    });
  },
  hydration: [
    async ({ context }, use) => {
      if (process.env['OLD_BROWSER'] === '1')
        await context.addInitScript(deleteYoungFunctions, YOUNG_FUNCTIONS);
      const problems: string[] = [];
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await use(undefined);
      expect(problems.filter((problem) => HYDRATION.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const cards = (page: Page | Locator): Locator => page.locator('article:has(a[data-job-id])');
export const chips = (page: Page, label: string) => page.getByRole('list', { name: label });

/** Numbers in either script's digits. */
export const toNumber = (text: string) =>
  Number(
    text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/[^\d.]/g, ''),
  );

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** The filter panel: beside the list on a computer, in a sheet on a phone. */
export async function openFilters(page: Page, title: string): Promise<Locator> {
  if (!isPhone(page)) return page.locator('aside');
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  return page.getByRole('dialog');
}

/** The place a list is searched around: beside the search on a computer, below it once it is wanted on a phone. */
export async function openPlace(page: Page, near: string) {
  if (isPhone(page)) await page.getByRole('button', { name: near }).click();
}

export async function closeFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('dialog').locator('footer button').click();
}
