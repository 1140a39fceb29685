/**
 * `npm run bench app`: how soon a page of the app shows its first card, against the same HTML without
 * scripts. All in turns, so that whatever else the machine does falls on all; only the ratios count.
 */
import { type Measured, measurePage } from '../embed/measure-page.ts';
import { startProduct } from '../embed/product-server.ts';
import { inTurns } from '../in-turns.ts';
import { openChromium, SLOW_LINE } from '../open-chromium.ts';
import { print, printHead, printRow } from '../print.ts';
import { startStatic } from './static-server.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);

const product = await startProduct();
const bare = await startStatic(product.origin);
const browser = await openChromium();

const jobs = await (await fetch(`${product.origin}/api/job-board?per_page=1`)).json();
const pages = {
  '/': 'article',
  '/job-board': 'article',
  '/hub': 'article',
  [`/job-details/${jobs.data[0].id}`]: 'main h1',
};

const measures = Object.entries(pages).flatMap(([path, shown]) => [
  [path, () => measurePage(browser, { url: product.origin + path, shown })] as const,
  [
    `${path} without scripts`,
    () => measurePage(browser, { url: bare.origin + path, shown }),
  ] as const,
]);
const results = await inTurns({ rounds: ROUNDS, warmUps: 1 }, Object.fromEntries(measures)).finally(
  async () => {
    await browser.close();
    bare.close();
    await product.stop();
  },
);

print(`${ROUNDS} rounds, ${SLOW_LINE}, Chromium ${browser.version()}`);
printHead([
  'page',
  'first ms: min, median, max',
  '× static',
  'largest ms',
  '× static',
  'blocking ms',
  'KB',
  'requests',
  'shift',
]);
for (const name of results.names) {
  const floor = name.endsWith('scripts') ? name : `${name} without scripts`;
  const median = (of: keyof Measured) => results.median(name, (page) => page[of]);
  const ratio = (of: keyof Measured) =>
    (median(of) / results.median(floor, (page) => page[of])).toFixed(2);
  printRow([
    name,
    results.spread(name, ({ first }) => first),
    ratio('first'),
    Math.round(median('largest')),
    ratio('largest'),
    Math.round(median('blocking')),
    Math.round(median('kilobytes')),
    median('requests'),
    median('shift').toFixed(3),
  ]);
}
