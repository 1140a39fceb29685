/**
 * Tests what the app opened by itself: docs/requirements/shell/installable-app.md, "Reading without
 * a connection".
 */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { PAGES_CACHE } from '#core/site/offline/offline-cache.ts';
import { noteOpened } from '../../worker/opened-pages.ts';

vi.mock('workbox-strategies', () => ({ NetworkFirst: class {} }));
vi.mock('../../worker/bounded.ts', () => ({ bounded: () => ({}), countIn: async () => {} }));
vi.mock('../../worker/shell.ts', () => ({
  shellPage: async (lang: Lang) =>
    new Response(`<html lang="${lang}" class="page"><title>Porua</title><div id="app"></div>`),
}));

const url = 'https://porua.example/job-details/7';
const pages = new Map<string, Response>();
beforeEach(() => {
  pages.clear();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      expect(name).toBe(PAGES_CACHE);
      return {
        match: async (address: string) => pages.get(address)?.clone(),
        put: async (address: string, page: Response) => void pages.set(address, page),
      };
    },
  });
});

const open = (lang: Lang, title: string) => noteOpened({ type: 'opened', url, title, lang });
const cached = async () => await pages.get(url)?.clone().text();

test('a page that is opened is cached under its title', async () => {
  await open('en', 'Maths & physics');
  expect(await cached()).toContain('<html lang="en"');
  expect(await cached()).toContain('<title>Maths &amp; physics</title>');
});

test('a page that is there stays as the server drew it', async () => {
  const drawn = '<html data-theme="dark" lang="en"><title>Drawn</title><main>Maths</main>';
  pages.set(url, new Response(drawn));
  await open('en', 'Opened');
  expect(await cached()).toBe(drawn);
});

test('after the language has changed it takes the place of the page in the other one', async () => {
  pages.set(url, new Response('<html lang="en"><title>Maths</title><main>Maths</main>'));
  await open('bn', 'গণিত');
  expect(await cached()).toContain('<html lang="bn"');
  expect(await cached()).toContain('<title>গণিত</title>');
});
