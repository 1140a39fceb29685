/**
 * `npm run bench embed`: how soon a partner's page shows the first view of each element, against a
 * script of a kilobyte that fetches twenty ready cards. All in turns, so that whatever else the machine
 * does falls on all; only the ratios count.
 */
import { startPartnerServer } from '../../embed/partner-server.ts';
import { inTurns } from '../in-turns.ts';
import { openChromium, SLOW_LINE } from '../open-chromium.ts';
import { print, printHead, printRow } from '../print.ts';
import { startFloor } from './floor-server.ts';
import { measurePage } from './measure-page.ts';
import { startProduct } from './product-server.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const FLOOR = 'floor';

const product = await startProduct();
const partner = await startPartnerServer();
const browser = await openChromium();

const publish = (head: string, body: string) =>
  partner.publish({
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head><body><h1>A school</h1>${body}</body></html>`,
    headers: {},
  });
/** `isPreloaded`: with the line of the partner guide. */
const element = (tag: string, attributes = '', isPreloaded = false) => {
  const query = `${attributes.replace(/ ?([a-z-]+)="(\w*)"/g, '$1=$2&')}lang=en`;
  const fragment = `${product.origin}/embed/fragment/${tag.replace('porua-', '')}?${query}`;
  return publish(
    isPreloaded ? `<link rel="preload" as="fetch" crossorigin href="${fragment}">` : '',
    `<${tag} ${attributes}></${tag}><script src="${product.origin}/embed.js" async></script>`,
  );
};

/** Reads the cards as the board draws them. */
async function readCards(): Promise<string> {
  const page = await browser.newPage();
  await page.goto(element('porua-job-board', 'page-size="20"'));
  const cards = page.locator('porua-job-board article');
  await cards.nth(19).waitFor();
  const html = await cards.evaluateAll((nodes) => nodes.map((node) => node.outerHTML).join(''));
  await page.close();
  return html;
}

const floor = await startFloor(await readCards());
const floorBody = `<floor-board data-from="${floor.origin}"></floor-board><script src="${floor.origin}/floor.js" async></script>`;
const jobs = await (await fetch(`${product.origin}/api/job-board?per_page=1`)).json();
const pages: Record<string, Parameters<typeof measurePage>[1]> = {
  [FLOOR]: { url: publish('', floorBody), tag: 'floor-board', shown: 'article' },
  'floor, preloaded': {
    url: publish(
      `<link rel="preload" as="fetch" crossorigin href="${floor.origin}/cards.html">`,
      floorBody,
    ),
    tag: 'floor-board',
    shown: 'article',
  },
};
const elements: Record<string, [tag: string, shown: string, attributes?: string]> = {
  'job board': ['porua-job-board', 'article'],
  'job detail': ['porua-job-detail', 'article', `job-id="${jobs.data[0].id}"`],
  'hire form': ['porua-hire-tutor', 'form'],
  'tutor hub': ['porua-tutor-hub', 'article'],
  assistant: ['porua-assistant', '[role=log]'],
};
for (const [name, [tag, shown, attributes]] of Object.entries(elements))
  for (const isPreloaded of [false, true])
    pages[isPreloaded ? `${name}, preloaded` : name] = {
      url: element(tag, attributes, isPreloaded),
      tag,
      shown,
    };

const measures = Object.entries(pages).map(
  ([name, page]) => [name, () => measurePage(browser, page)] as const,
);
const results = await inTurns({ rounds: ROUNDS, warmUps: 1 }, Object.fromEntries(measures)).finally(
  async () => {
    await browser.close();
    partner.close();
    floor.close();
    await product.stop();
  },
);

print(`${ROUNDS} rounds, ${SLOW_LINE}, Chromium ${browser.version()}`);
printHead([
  'page',
  'first ms: min, median, max',
  '× floor',
  'blocking ms',
  'KB',
  'requests',
  'shift',
]);
for (const name of results.names) {
  const first = results.median(name, (page) => page.first);
  printRow([
    name,
    results.spread(name, (page) => page.first),
    (first / results.median(FLOOR, (page) => page.first)).toFixed(2),
    Math.round(results.median(name, (page) => page.blocking)),
    Math.round(results.median(name, (page) => page.kilobytes)),
    results.median(name, ({ requests }) => requests),
    results.median(name, ({ shift }) => shift).toFixed(3),
  ]);
}
