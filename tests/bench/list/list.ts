/**
 * `npm run bench list`: what a long list costs on a slow phone: five hundred cards by the button at its
 * foot, then a letter typed and a filter changed, on a partner's page and in the app, against the same
 * cards put in as HTML. The answers are invented here, so that no server and no network is measured.
 */
import bn from '#locales/bn/market/board.json' with { type: 'json' };
import bnControls from '#locales/bn/market/boardControls.json' with { type: 'json' };
import common from '#locales/en/ground/common.json' with { type: 'json' };
import board from '#locales/en/market/board.json' with { type: 'json' };
import boardControls from '#locales/en/market/boardControls.json' with { type: 'json' };
import hub from '#locales/en/market/hub.json' with { type: 'json' };
import hubControls from '#locales/en/market/hubControls.json' with { type: 'json' };
import { startPartnerServer } from '../../embed/partner-server.ts';
import { startProduct } from '../embed/product-server.ts';
import { inTurns } from '../in-turns.ts';
import { openChromium } from '../open-chromium.ts';
import { print, printHead, printRow } from '../print.ts';
import { inventLists } from './invent-lists.ts';
import { CARDS, type LongList, measureList } from './measure-list.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);

const product = await startProduct();
const partner = await startPartnerServer();
const browser = await openChromium();

const element = (tag: string, pageSize: number) => ({
  tag,
  url: partner.publish({
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head><body><h1>A school</h1><${tag} page-size="${pageSize}"></${tag}><script src="${product.origin}/embed.js" async></script></body></html>`,
    headers: {},
  }),
});
const jobsIn = (
  { loadMore }: typeof board | typeof bn,
  { near, filters }: typeof boardControls | typeof bnControls,
) => ({
  more: loadMore,
  field: near.label,
  choice: filters.online,
});
const jobs = jobsIn(board, boardControls);
const tutors = {
  more: hub.loadMore,
  field: hubControls.search.label,
  choice: common.gender.female,
};
const lists: Record<string, LongList> = {
  'job board, 10 a page': { ...element('porua-job-board', 10), ...jobs },
  'job board, 50 a page': { ...element('porua-job-board', 50), ...jobs },
  'tutor hub, 10 a page': { ...element('porua-tutor-hub', 10), ...tutors },
  'tutor hub, 50 a page': { ...element('porua-tutor-hub', 50), ...tutors },
  "the app's job board, 10 a page": {
    url: `${product.origin}/job-board`,
    tag: 'main',
    ...jobsIn(bn, bnControls),
  },
};

const answer = await inventLists(product.origin, CARDS);
const measures = Object.entries(lists).map(
  ([name, list]) => [name, () => measureList(browser, list, answer)] as const,
);
const results = await inTurns({ rounds: ROUNDS }, Object.fromEntries(measures)).finally(
  async () => {
    await browser.close();
    partner.close();
    await product.stop();
  },
);

print(`${CARDS} cards, ${ROUNDS} rounds, processor ÷ 4, Chromium ${browser.version()}`);
print('');
printHead([
  'list',
  'script ms: min, median, max',
  'all tasks ms',
  '× as HTML',
  'heap MB',
  'listeners',
  'typing ms',
  'filter ms',
]);
for (const name of results.names) {
  const tasks = results.median(name, (list) => list.tasks);
  printRow([
    name,
    results.spread(name, ({ script }) => script),
    results.spread(name, (list) => list.tasks),
    (tasks / results.median(name, ({ html }) => html)).toFixed(1),
    `+${results.median(name, ({ heap }) => heap).toFixed(1)}`,
    `+${results.median(name, ({ listeners }) => listeners)}`,
    results.spread(name, ({ typing }) => typing),
    results.spread(name, ({ filter }) => filter),
  ]);
}
