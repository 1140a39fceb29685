/**
 * Every link, followed signed out and as each role: where it leads there is a page, with a title and
 * with words of the reader's language on all it can be pressed by. Links are followed as the app does
 * it, without loading the page again, which would take most of the time; the server is asked for each
 * address besides.
 */
import type { Page } from '@playwright/test';
import { appPaths } from '#core/api/app-paths.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, test } from './reader.ts';
import { Traffic } from './traffic.ts';
import { follow } from './walk.ts';

/** So many of a kind stand for all: jobs, tutors, filters. */
const OF_A_KIND = 2;
/** The other language, and who is signed in. */
const OF_OTHERS = /^(?:English|Shamima Rahman|Nusrat Jahan)$/;
/** Headings are names there, of people and places that other tests have added too. */
const SHOWS_OTHERS =
  /\d|^\/staff\/(?:partners|names)|^\/parent\/dashboard\/(?:teachers|online-lesson|community)|^\/tutor\/community|^\/(?:parent\/dashboard|tutor)\/messages/;
/** The paths of files, and of a page that is not ours: a stranger's with one element. */
const IS_A_FILE = /^\/api\/|^\/embed\/preview|\.[a-z]+$/;

function kindOf({ pathname, searchParams, hash }: URL): string {
  const names = [...new Set(searchParams.keys())].sort();
  const kind = pathname
    .replace(/\/[^/]*\d[^/]*$/, '/:id')
    .replace(/^\/(tuition-jobs|tutors)\/[^/]+\/[^/]+$/, '/$1/:id');
  return [kind, ...names, hash].join(' ');
}

/** Returns the addresses the page links to; what it links to in itself has to be there. */
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

interface Visitor {
  page: Page;
  traffic: Traffic;
  /** The headline of a page that is not there. */
  notFound: string;
}

async function visit({ page, traffic, notFound }: Visitor, url: URL): Promise<URL[]> {
  // The server may be ending an idle connection just then.
  const asked = page.request.get(url.href, { maxRetries: 2 });
  const isPage = !IS_A_FILE.test(url.pathname);
  // The server draws the page while the app does.
  const [answer] = await Promise.all([asked, isPage && follow(page, url.href)]);
  expect(answer.status(), url.href).toBe(200);
  if (!isPage) return [];
  await traffic.settle();
  const title = page.getByRole('heading', { level: 1 }).first();
  await expect(title, url.href).toBeAttached();
  expect(await title.textContent(), url.href).not.toBe(notFound);
  await expect(page, url.href).toHaveTitle(/.+ · .+/);
  // Names of people and places have no second spelling: those pages are known by an id.
  if (!/\d/.test(url.pathname)) await expect(page, url.href).toHaveTitle(/[\u0980-\u09ff]/);
  if (url.hash) await expect(page.locator(url.hash), url.href).toBeAttached();
  // Some addresses lead to another one.
  const { pathname } = new URL(page.url());
  if (!SHOWS_OTHERS.test(pathname)) await expectOwnWords(page);
  return linksOf(page);
}

/** Controls and headings that have no Bengali letter on a Bengali page. */
const CONTROLS = 'button, h1, h2, label, legend, th, nav a, [role="tab"]';
async function expectOwnWords(page: Page) {
  const signs = await page
    .locator(`main :is(${CONTROLS}), header :is(${CONTROLS})`)
    .evaluateAll((all) =>
      all
        .filter((sign) => sign.checkVisibility())
        .map((sign) => sign.textContent?.replace(/\s+/g, ' ').trim() ?? ''),
    );
  const foreign = signs.filter((sign) => /[a-z]{3}/i.test(sign) && !/[\u0980-\u09ff]/.test(sign));
  expect(
    foreign.filter((sign) => !OF_OTHERS.test(sign)),
    page.url(),
  ).toEqual([]);
}

/** Returns the kinds of addresses it came by; the app is open in the page. */
async function crawl(page: Page, from: string[]): Promise<string[]> {
  const { notFound } = read<{ notFound: { title: string } }>('bn', 'app');
  const waiting = from.map((path) => new URL(path, PRODUCT));
  const seen = new Map(waiting.map((url) => [kindOf(url), 1]));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const visitor = { page, traffic: await Traffic.of(page), notFound: notFound.title };
  for (let url = waiting.shift(); url; url = waiting.shift()) {
    for (const link of await visit(visitor, url)) {
      if (link.origin !== PRODUCT) {
        expect(link.href).toMatch(/^(?:https:\/\/[^/]+\.|(?:tel|sms):\+?\d+$|mailto:\S+@\S+$)/);
        continue;
      }
      const kind = kindOf(link);
      const times = seen.get(kind) ?? 0;
      seen.set(kind, times + 1);
      const isOfMany = kind.includes(':id') || link.search !== '';
      if (times < (isOfMany ? OF_A_KIND : 1)) waiting.push(link);
    }
  }
  expect(errors).toEqual([]);
  return [...seen.keys()];
}

// In Bengali: what has no Bengali letter there is a text that nobody has translated.
test('no link of the public pages is dead, bn', async ({ page, speak }) => {
  test.setTimeout(300_000);
  await speak('bn');
  await page.goto('/');
  const paths = await crawl(page, ['/']);
  for (const path of [
    '/job-board',
    '/hub',
    '/terms-conditions',
    '/privacy-policy',
    '/support',
    '/porua-shop',
    '/partners',
    '/partners/guide/when-something-is-missing',
    '/contact',
  ])
    expect(paths.some((kind) => kind.startsWith(path))).toBe(true);
});

/** The roles that have an area of their own: the beginning of its addresses, and where they use it. */
const ROLES = {
  tutor: { area: '/tutor/', size: '@phone' },
  parent: { area: '/parent/', size: '@phone' },
  staff: { area: '/staff', size: '@desk' },
} as const;
const roles = Object.keys(ROLES) as (keyof typeof ROLES)[];

for (const role of roles)
  test(`no link of the area of a ${role} is dead, bn`, { tag: ROLES[role].size }, async ({
    page,
    speak,
  }) => {
    test.setTimeout(300_000);
    await speak('bn');
    const { area } = ROLES[role];
    const from = appPaths.filter((path) => path.startsWith(area) && !path.includes(':'));
    await signIn(page, PHONES[role], '/support');
    const paths = await crawl(page, from);
    expect(paths.length).toBeGreaterThan(from.length);
  });
