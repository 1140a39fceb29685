/**
 * `npm run bench app`: how soon a page of the app shows its first card, against the same HTML without
 * scripts; and how soon a press on it is answered, beside another commit where `BENCH_BEFORE` is the
 * folder of one that is built. All in turns, so that whatever else the machine does falls on all; only
 * the ratios count.
 */

import common from '#locales/bn/ground/common.json' with { type: 'json' };
import board from '#locales/bn/market/board.json' with { type: 'json' };
import boardControls from '#locales/bn/market/boardControls.json' with { type: 'json' };
import job from '#locales/bn/market/job.json' with { type: 'json' };
import { type Measured, measurePage, type Press } from '../embed/measure-page.ts';
import { startProduct, startProductBefore } from '../embed/product-server.ts';
import { inTurns } from '../in-turns.ts';
import { SLOW_LINE } from '../open-chromium.ts';
import { openPlainChromium } from '../plain-browser.ts';
import { print, printHead, printRow } from '../print.ts';
import { startStatic } from './static-server.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);

const product = await startProduct();
const before = await startProductBefore();
const bare = await startStatic(product.origin);
const browser = await openPlainChromium();

const jobs = await (await fetch(`${product.origin}/api/job-board?per_page=1`)).json();
// Pages are in Bengali.
const [SAVE = ''] = board.card.save.split('{{');

const pages: Record<string, { shown: string; press: Press }> = {
  '/': {
    shown: 'article',
    press: { on: 'main button', named: SAVE, answer: 'h1, dialog[open], [role=status]' },
  },
  '/job-board': {
    shown: 'article',
    press: { on: 'main label', named: boardControls.filters.online, answer: 'main h2' },
  },
  '/hub': {
    shown: 'article',
    press: { on: 'main label', named: common.gender.female, answer: 'main h2' },
  },
  [`/job-details/${jobs.data[0].id}`]: {
    shown: 'main h1',
    press: { on: 'main button', named: job.share, answer: 'dialog[open]' },
  },
};
const WITHOUT = 'without scripts';

const measures = Object.entries(pages).flatMap(([path, { shown, press }]) => {
  const of = (name: string, { origin }: { origin: string }, pressed?: Press) =>
    [
      `${path}${name}`,
      () => measurePage(browser, { url: origin + path, shown, press: pressed }),
    ] as const;
  return [
    of('', product),
    of(` ${WITHOUT}`, bare),
    of(' pressed', product, press),
    ...(before ? [of(' before', before), of(' pressed before', before, press)] : []),
  ];
});
const results = await inTurns({ rounds: ROUNDS, warmUps: 1 }, Object.fromEntries(measures)).finally(
  async () => {
    await browser.close();
    bare.close();
    await product.stop();
    await before?.stop();
  },
);

print(`${ROUNDS} rounds, ${SLOW_LINE}, Chromium ${browser.version}`);
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
  'press answered ms: min, median, max',
]);
for (const name of results.names) {
  const [path] = name.split(' ');
  const floor = `${path} ${WITHOUT}`;
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
    name.includes(' pressed') ? results.spread(name, ({ answered }) => answered) : '',
  ]);
}
