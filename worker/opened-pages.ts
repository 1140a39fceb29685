/**
 * Pages: from the line as long as there is one, else as they were. Those the app opened by itself were
 * never fetched: they are kept as its empty page, whose answers are kept beside it.
 */
import { NetworkFirst } from 'workbox-strategies';
import { type OpenedPage, PAGES_CACHE } from '#core/offline/kept.ts';
import { withTitle } from '#core/offline/page-title.ts';
import { bounded, countIn } from './bounded.ts';
import { pagesSaySince, rewritten } from './kept-copy.ts';
import { onlyPages } from './only-public.ts';
import { shellPage } from './shell.ts';

const MOST_KEPT = 60;
const matchOptions = { ignoreVary: true };

export const pages = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: 5,
  matchOptions,
  plugins: [onlyPages, bounded(MOST_KEPT), pagesSaySince],
});

export async function noteOpened({ url, title, lang }: OpenedPage) {
  const cache = await caches.open(PAGES_CACHE);
  if (await cache.match(url, matchOptions)) return;
  const shell = await shellPage(lang);
  if (!shell) return;
  const page = await rewritten(shell, (html) => withTitle(html, title));
  page.headers.set('date', new Date().toUTCString());
  await cache.put(url, page);
  await countIn(PAGES_CACHE, url, MOST_KEPT);
}
