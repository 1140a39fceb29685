/**
 * `npm run bench app`: how soon a page of the app shows its first card, against the same HTML without
 * scripts. All in turns, so that whatever else the machine does falls on all; only the ratios count.
 */
import { chromium } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../setup/chromium-path.ts';
import { type Measured, measurePage } from '../embed/measure-page.ts';
import { startProduct } from '../embed/product-server.ts';
import { print } from '../print.ts';
import { startStatic } from './static-server.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);

const product = await startProduct();
const bare = await startStatic(product.origin);
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath && { executablePath }),
});

const jobs = await (await fetch(`${product.origin}/api/job-board?per_page=1`)).json();
const pages = {
  '/': 'article',
  '/job-board': 'article',
  '/hub': 'article',
  [`/job-details/${jobs.data[0].id}`]: 'main h1',
};

const results = new Map<string, Measured[]>();
try {
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [path, shown] of Object.entries(pages))
      for (const [name, origin] of [
        [path, product.origin],
        [`${path} without scripts`, bare.origin],
      ] as const) {
        const measured = await measurePage(browser, { url: origin + path, shown });
        // The first round warms the servers up.
        if (round >= 0) results.set(name, [...(results.get(name) ?? []), measured]);
      }
} finally {
  await browser.close();
  bare.close();
  await product.stop();
}

const sorted = (name: string, of: keyof Measured) =>
  (results.get(name) ?? []).map((measured) => measured[of]).toSorted((a, b) => a - b);
const median = (name: string, of: keyof Measured) =>
  sorted(name, of)[Math.floor(ROUNDS / 2)] ?? Number.NaN;

print(
  `${ROUNDS} rounds, 1.6 Mbps / 150 ms / processor ÷ 4, empty cache, Chromium ${browser.version()}`,
);
print(
  '| page | first ms: min, median, max | × static | largest ms | × static | blocking ms | KB | requests | shift |',
);
print('|---|---|---|---|---|---|---|---|---|');
for (const name of results.keys()) {
  const floor = name.endsWith('scripts') ? name : `${name} without scripts`;
  const first = sorted(name, 'first');
  const ratio = (of: keyof Measured) => (median(name, of) / median(floor, of)).toFixed(2);
  const row = [
    name,
    [first[0], median(name, 'first'), first.at(-1)].map((ms) => Math.round(ms ?? 0)).join(', '),
    ratio('first'),
    Math.round(median(name, 'largest')),
    ratio('largest'),
    Math.round(median(name, 'blocking')),
    Math.round(median(name, 'kilobytes')),
    median(name, 'requests'),
    median(name, 'shift').toFixed(3),
  ];
  print(`| ${row.join(' | ')} |`);
}
