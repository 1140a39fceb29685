/** Every link of the public pages, followed signed out: where it leads there is a page, with a title. */
import type { Page } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';
import { expect, LANGUAGES, read, type TestLang, test } from './reader.ts';

/** So many of a kind stand for all: jobs, tutors, filters. */
const OF_A_KIND = 2;
const TITLE_LANGUAGE = { en: /^[^\u0980-\u09ff]*$/, bn: /[\u0980-\u09ff]/ };

function kindOf({ pathname, searchParams, hash }: URL): string {
  const names = [...new Set(searchParams.keys())].sort();
  return [pathname.replace(/\/[^/]*\d[^/]*$/, '/:id'), ...names, hash].join(' ');
}

/** What the page links to; what it links to in itself has to be there. */
async function linksOf(page: Page): Promise<URL[]> {
  const links = page.locator('a[href]');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const missing = await page.evaluate(
    (names) => names.filter((name) => !document.getElementById(name.slice(1))),
    hrefs.filter((href) => href.startsWith('#')),
  );
  expect(missing, `places in ${page.url()}`).toEqual([]);
  return hrefs.filter((href) => !href.startsWith('#')).map((href) => new URL(href, page.url()));
}

async function visit(page: Page, url: URL, lang: TestLang, notFound: string): Promise<URL[]> {
  const answer = await page.goto(url.href);
  expect(answer?.status() ?? 200, url.href).toBeLessThan(400);
  await expect(page.locator('html[data-alive]'), url.href).toBeAttached();
  const title = page.getByRole('heading', { level: 1 }).first();
  await expect(title, url.href).toBeAttached();
  expect(await title.textContent(), url.href).not.toBe(notFound);
  await expect(page, url.href).toHaveTitle(/.+ · .+/);
  // Names of people and places have no second spelling: those pages are known by an id.
  if (!/\d/.test(url.pathname)) await expect(page, url.href).toHaveTitle(TITLE_LANGUAGE[lang]);
  if (url.hash) await expect(page.locator(url.hash), url.href).toBeAttached();
  return linksOf(page);
}

for (const lang of LANGUAGES)
  test(`no link of the public pages is dead, ${lang}`, async ({ page, speak }) => {
    test.setTimeout(300_000);
    await speak(lang);
    const { notFound } = read<{ notFound: { title: string } }>(lang, 'app');
    const waiting = [new URL(PRODUCT)];
    const seen = new Map<string, number>();
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      for (const link of await visit(page, url, lang, notFound.title)) {
        if (link.origin !== PRODUCT) {
          expect(link.href).toMatch(/^(?:https:\/\/[^/]+\.|tel:\+?\d+$|mailto:\S+@\S+$)/);
          continue;
        }
        const kind = kindOf(link);
        const times = seen.get(kind) ?? 0;
        seen.set(kind, times + 1);
        const isOfMany = kind.includes(':id') || link.search !== '';
        if (times < (isOfMany ? OF_A_KIND : 1)) waiting.push(link);
      }
    }
    const paths = [...seen.keys()];
    for (const path of [
      '/job-board',
      '/hub',
      '/terms-conditions',
      '/privacy-policy',
      '/support',
      '/porua-shop',
      '/contact',
    ])
      expect(paths.some((kind) => kind.startsWith(path))).toBe(true);
  });
