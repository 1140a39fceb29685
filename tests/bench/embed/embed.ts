/**
 * `npm run bench embed`: how soon a partner's page shows the first view of each element, against a
 * script of a kilobyte that fetches twenty ready cards; and how soon a press on it is answered, beside
 * another commit where `BENCH_BEFORE` is the folder of one that is built. All in turns, so that whatever
 * else the machine does falls on all; only the ratios count.
 */
import { startPartnerServer } from '../../embed/partner-server.ts';
import { inTurns } from '../in-turns.ts';
import { openChromium, SLOW_LINE } from '../open-chromium.ts';
import { openPlainChromium } from '../plain-browser.ts';
import { print, printHead, printRow } from '../print.ts';
import { startFloor } from './floor-server.ts';
import { type MeasuredPage, measurePage, type Press } from './measure-page.ts';
import { startProduct, startProductBefore } from './product-server.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
const FLOOR = 'floor';

const product = await startProduct();
const before = await startProductBefore();
const partner = await startPartnerServer();

const publish = (head: string, body: string) =>
  partner.publish({
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head><body><h1>A school</h1>${body}</body></html>`,
    headers: {},
  });
/** `isPreloaded`: with the line of the partner guide. */
const element = (
  tag: string,
  attributes = '',
  isPreloaded = false,
  { origin } = product,
): string => {
  const query = `${attributes.replace(/ ?([a-z-]+)="(\w*)"/g, '$1=$2&')}lang=en`;
  const fragment = `${origin}/embed/fragment/${tag.replace('porua-', '')}?${query}`;
  return publish(
    isPreloaded ? `<link rel="preload" as="fetch" crossorigin href="${fragment}">` : '',
    `<${tag} ${attributes}></${tag}><script src="${origin}/embed.js" async></script>`,
  );
};

/** Reads the cards as the board draws them. */
async function readCards(): Promise<string> {
  const browser = await openChromium();
  const page = await browser.newPage();
  await page.goto(element('porua-job-board', 'page-size="20"'));
  const cards = page.locator('porua-job-board article');
  await cards.nth(19).waitFor();
  const html = await cards.evaluateAll((nodes) => nodes.map((node) => node.outerHTML).join(''));
  await browser.close();
  return html;
}

const floor = await startFloor(await readCards());
const browser = await openPlainChromium();
const floorBody = `<floor-board data-from="${floor.origin}"></floor-board><script src="${floor.origin}/floor.js" async></script>`;
const jobs = await (await fetch(`${product.origin}/api/job-board?per_page=1`)).json();
const pages: Record<string, MeasuredPage> = {
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
const elements: Record<string, { tag: string; shown: string; attributes?: string; press: Press }> =
  {
    'job board': {
      tag: 'porua-job-board',
      shown: 'article',
      press: { on: 'label', named: 'Online', answer: 'h2' },
    },
    'job detail': {
      tag: 'porua-job-detail',
      shown: 'article',
      attributes: `job-id="${jobs.data[0].id}"`,
      press: { on: 'button', named: 'Share', answer: 'dialog[open]' },
    },
    'hire form': {
      tag: 'porua-hire-tutor',
      shown: 'form',
      press: { on: 'button', named: 'Continue', answer: '[role=alert]' },
    },
    'tutor hub': {
      tag: 'porua-tutor-hub',
      shown: 'article',
      press: { on: 'label', named: 'Female', answer: 'h2' },
    },
    assistant: {
      tag: 'porua-assistant',
      shown: '[role=log]',
      press: { on: 'button', named: 'Fees', answer: '[role=log]' },
    },
  };
for (const [name, { tag, shown, attributes, press }] of Object.entries(elements)) {
  const open = (isPreloaded: boolean, of = product) =>
    ({ url: element(tag, attributes, isPreloaded, of), tag, shown }) satisfies MeasuredPage;
  pages[name] = open(false);
  pages[`${name}, preloaded`] = open(true);
  pages[`${name}, pressed`] = { ...open(false), press };
  if (before) {
    pages[`${name}, before`] = open(false, before);
    pages[`${name}, pressed before`] = { ...open(false, before), press };
  }
}

const measures = Object.entries(pages).map(
  ([name, page]) => [name, () => measurePage(browser, page)] as const,
);
const results = await inTurns({ rounds: ROUNDS, warmUps: 1 }, Object.fromEntries(measures)).finally(
  async () => {
    await browser.close();
    partner.close();
    floor.close();
    await product.stop();
    await before?.stop();
  },
);

print(`${ROUNDS} rounds, ${SLOW_LINE}, Chromium ${browser.version}`);
printHead([
  'page',
  'first ms: min, median, max',
  '× floor',
  'blocking ms',
  'KB',
  'requests',
  'shift',
  'press answered ms: min, median, max',
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
    pages[name]?.press ? results.spread(name, ({ answered }) => answered) : '',
  ]);
}
