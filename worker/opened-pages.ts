/**
 * Pages: from the network as long as there is one, else as they were. Those the app opened by itself
 * were never fetched: they are cached as its empty page, whose answers are cached beside it.
 */
import { NetworkFirst } from 'workbox-strategies';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { type OpenedPage, PAGES_CACHE } from '#core/site/offline/offline-cache.ts';
import { langOf } from '#core/site/offline/page-lang.ts';
import { withTitle } from '#core/site/offline/page-title.ts';
import { bounded, countIn } from './bounded.ts';
import { pagesSaySince, rewritten } from './cached-copy.ts';
import { onlyPages } from './only-public.ts';
import { shellPage } from './shell.ts';

const MOST_CACHED = 60;
const matchOptions = { ignoreVary: true };

export const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: 5,
  matchOptions,
  plugins: [onlyPages, bounded(MOST_CACHED), pagesSaySince],
});

/** A page in another language does not count: the reader has changed it since. */
async function isCached(cache: Cache, url: string, lang: Lang): Promise<boolean> {
  const page = await cache.match(url, matchOptions);
  return page !== undefined && langOf(await page.text()) === lang;
}

export async function noteOpened({ url, title, lang }: OpenedPage) {
  const cache = await caches.open(PAGES_CACHE);
  if (await isCached(cache, url, lang)) return;
  const shell = await shellPage(lang);
  if (!shell) return;
  const page = await rewritten(shell, (html) => withTitle(html, title));
  page.headers.set('date', new Date().toUTCString());
  await cache.put(url, page);
  await countIn(PAGES_CACHE, url, MOST_CACHED);
}
