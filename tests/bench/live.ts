/**
 * `npm run bench live`: how long after an act its news stand on screens that nobody loads again: the
 * guardian's bell after twenty page loads and in eight tabs, a queue in eight tabs of staff.
 */
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { callerFor, requestBody } from '../e2e/hiring.ts';
import { PHONES, signIn } from '../e2e/person.ts';
import { startProduct } from './embed/product-server.ts';
import { spreadOf } from './in-turns.ts';
import { openChromium } from './open-chromium.ts';
import { print, printHead, printRow } from './print.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 10);
const LOADS = 20;
const TABS = 8;
/** Longer than screens of staff rest after they have read: nothing has happened for a while. */
const QUIET_MS = 4_000;

const { origin, stop } = await startProduct();
const browser = await openChromium();

async function open(phone: string, path: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: origin, timezoneId: 'Asia/Dhaka' });
  await context.addCookies([{ name: 'lang', value: 'en', url: origin }]);
  const page = await context.newPage();
  await signIn(page, phone, path, origin);
  return { context, page };
}

async function openTabs(phone: string, path: string, number: number): Promise<Page[]> {
  const { context, page } = await open(phone, path);
  const tabs = [page];
  while (tabs.length < number) {
    const tab = await context.newPage();
    await tab.goto(path);
    tabs.push(tab);
  }
  return tabs;
}

const staff = await callerFor(PHONES.staff, origin);
const guardian = await callerFor(PHONES.parent, origin);
const unread = async () =>
  (await guardian.call('listNotifications', { query: { page: 1 } })).unread;

// One request for all rounds: a guardian may send a few a day. Staff return it, the guardian hands it in.
const { id } = await guardian.call('createRequest', { body: requestBody() });
const params = { id };
async function returnIt() {
  const { version } = await staff.call('getStaffRequest', { params });
  await staff.call('returnRequest', { params, body: { version, reason: 'Please give the house' } });
}
async function handIn() {
  const { version } = await staff.call('getStaffRequest', { params });
  const { idempotency_key: _, ...fields } = requestBody();
  await guardian.call('updateRequest', { params, body: { ...fields, version } });
}

const seen = (page: Page, selector: string) =>
  page.locator(selector).first().waitFor({ state: 'attached', timeout: 40_000 });
const seenByAll = (tabs: readonly Page[], selector: string) =>
  Promise.all(tabs.map((tab) => seen(tab, selector)));
const bell = (count: number) => `button[aria-label^="Notifications, ${count} unread"]`;

/** Milliseconds from the answer to the act until the last of the tabs shows it. */
async function measureBell(tabs: readonly Page[]): Promise<number> {
  const before = await unread();
  await seenByAll(tabs, bell(before));
  await returnIt();
  const start = performance.now();
  await seenByAll(tabs, bell(before + 1));
  const took = performance.now() - start;
  await handIn();
  return took;
}

/** Measures the queue by its number beside it, in ms. */
async function measureQueue(tabs: readonly Page[], quietMs = 0): Promise<number> {
  const link = 'a[href="/staff/requests?queue=returned"]';
  const { data } = await staff.call('getStaffQueues', {});
  const before = data.find(({ queue }) => queue === 'returned')?.count ?? 0;
  const numbered = (count: number) => `${link}:has(> :last-child:text-is("${count}"))`;
  await seenByAll(tabs, numbered(before));
  await setTimeout(quietMs);
  await returnIt();
  const start = performance.now();
  await seenByAll(tabs, numbered(before + 1));
  const took = performance.now() - start;
  await handIn();
  return took;
}

async function readOften(): Promise<Page[]> {
  const { page } = await open(PHONES.parent, '/parent/dashboard');
  for (let load = 0; load < LOADS; load += 1) await page.reload();
  return [page];
}

async function repeat(measure: (tabs: readonly Page[]) => Promise<number>, tabs: Page[]) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await measure(tabs));
  await tabs[0]?.context().close();
  return spreadOf(times);
}

try {
  print(`${ROUNDS} rounds, Chromium ${browser.version()}`);
  printHead(['what', 'ms until the last tab shows it: min, median, max']);
  printRow([
    `guardian's bell after ${LOADS} page loads`,
    await repeat(measureBell, await readOften()),
  ]);
  printRow([
    `guardian's bell, ${TABS} tabs`,
    await repeat(measureBell, await openTabs(PHONES.parent, '/parent/dashboard', TABS)),
  ]);
  const afterQuiet = (tabs: readonly Page[]) => measureQueue(tabs, QUIET_MS);
  for (const tabs of [1, TABS]) {
    const what = `queue of staff, tabs in view: ${tabs}`;
    const openQueue = () => openTabs(PHONES.staff, '/staff/requests', tabs);
    printRow([`${what}, after quiet`, await repeat(afterQuiet, await openQueue())]);
    printRow([`${what}, one act after another`, await repeat(measureQueue, await openQueue())]);
  }
} finally {
  await browser.close();
  await stop();
}
