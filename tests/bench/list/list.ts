/**
 * `npm run bench list`: what a long list costs on a slow phone: five hundred cards by the button at its
 * foot, then a letter typed and a filter changed, on a partner's page and in the app, against the same
 * cards put in as HTML. The answers are invented here, so that no server and no line is measured.
 */
import { chromium } from '@playwright/test';
import bn from '#locales/bn/board.json' with { type: 'json' };
import board from '#locales/en/board.json' with { type: 'json' };
import common from '#locales/en/common.json' with { type: 'json' };
import hub from '#locales/en/hub.json' with { type: 'json' };
import { startPartnerServer } from '../../embed/partner-server.ts';
import { chromiumArgs, chromiumPath } from '../../setup/chromium-path.ts';
import { startProduct } from '../embed/product-server.ts';
import { print } from '../print.ts';
import { inventLists } from './invent-lists.ts';
import { CARDS, type LongList, type Measured, measureList } from './measure-list.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);

const product = await startProduct();
const partner = await startPartnerServer();
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: chromiumArgs,
  ...(executablePath && { executablePath }),
});

const element = (tag: string, pageSize: number) => ({
  tag,
  url: partner.publish({
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head><body><h1>A school</h1><${tag} page-size="${pageSize}"></${tag}><script src="${product.origin}/embed.js" async></script></body></html>`,
    headers: {},
  }),
});
const jobsIn = ({ loadMore, near, filters }: typeof board | typeof bn) => ({
  more: loadMore,
  field: near.label,
  choice: filters.online,
});
const jobs = jobsIn(board);
const tutors = { more: hub.loadMore, field: hub.search.label, choice: common.gender.female };
const lists: Record<string, LongList> = {
  'job board, 10 a page': { ...element('porua-job-board', 10), ...jobs },
  'job board, 50 a page': { ...element('porua-job-board', 50), ...jobs },
  'tutor hub, 10 a page': { ...element('porua-tutor-hub', 10), ...tutors },
  'tutor hub, 50 a page': { ...element('porua-tutor-hub', 50), ...tutors },
  "the app's job board, 10 a page": {
    url: `${product.origin}/job-board`,
    tag: 'main',
    ...jobsIn(bn),
  },
};

const results = new Map<string, Measured[]>();
try {
  const answer = await inventLists(product.origin, CARDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, list] of Object.entries(lists)) {
      const measured = await measureList(browser, list, answer);
      results.set(name, [...(results.get(name) ?? []), measured]);
    }
} finally {
  await browser.close();
  partner.close();
  await product.stop();
}

const spread = (name: string, read: (measured: Measured) => number) => {
  const sorted = (results.get(name) ?? []).map(read).toSorted((a, b) => a - b);
  return { low: sorted[0], middle: sorted[Math.floor(ROUNDS / 2)] ?? 0, high: sorted.at(-1) };
};
const three = (name: string, read: (measured: Measured) => number) => {
  const { low, middle, high } = spread(name, read);
  return [low, middle, high].map((value) => Math.round(value ?? 0)).join(', ');
};

print(`${CARDS} cards, ${ROUNDS} rounds, processor ÷ 4, Chromium ${browser.version()}`);
print('');
print(
  '| list | script ms: min, median, max | all tasks ms | × as HTML | heap MB | listeners | typing ms | filter ms |',
);
print('|---|---|---|---|---|---|---|---|');
for (const name of results.keys()) {
  const row = [
    name,
    three(name, ({ script }) => script),
    three(name, ({ tasks }) => tasks),
    (spread(name, ({ tasks }) => tasks).middle / spread(name, ({ html }) => html).middle).toFixed(
      1,
    ),
    `+${spread(name, ({ heap }) => heap).middle.toFixed(1)}`,
    `+${spread(name, ({ listeners }) => listeners).middle}`,
    three(name, ({ typing }) => typing),
    three(name, ({ filter }) => filter),
  ];
  print(`| ${row.join(' | ')} |`);
}
