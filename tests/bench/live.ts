/**
 * `npm run bench live`: how long after an act its news stand on screens that nobody loads again: the
 * guardian's bell after twenty page loads and in eight tabs, a queue in eight tabs of staff.
 */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { type ApiClient, createApiClient } from '#core/api/api-client.ts';
import { endpoints } from '#core/api/endpoints/endpoints.ts';
import { createRequestBody } from '#core/api/schemas/parent.ts';
import { startProduct } from './embed/product-server.ts';
import { spreadOf } from './in-turns.ts';
import { openChromium } from './open-chromium.ts';
import { print, printHead, printRow } from './print.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 10);
const LOADS = 20;
const TABS = 8;
const PASSWORD = 'porua-demo';
const GUARDIAN = '01811000001';
const STAFF = '01911000001';

const { origin, stop } = await startProduct();
const browser = await openChromium();

const callerWith = (token?: string): ApiClient =>
  createApiClient({
    endpoints,
    baseUrl: origin,
    lang: 'en',
    headers: () => ({ origin, ...(token && { authorization: `Bearer ${token}` }) }),
  });
async function callerFor(phone: string) {
  const body = { email: phone, password: PASSWORD };
  const { api_token } = await callerWith().call('signIn', { body });
  return callerWith(api_token);
}

/** Signed in as the form would have done it. */
async function open(phone: string, path: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en', timezoneId: 'Asia/Dhaka' });
  const headers = { origin, 'x-porua': '1' };
  const data = { email: phone, password: PASSWORD };
  await context.request.post(`${origin}/api/v1/login`, { headers, data });
  const user = await (await context.request.get(`${origin}/api/v1/user`, { headers })).text();
  const page = await context.newPage();
  await page.goto(`${origin}/healthz`);
  await page.evaluate((record) => {
    localStorage.setItem('current_user', record);
    localStorage.setItem('lang', 'en');
  }, user);
  await page.goto(origin + path);
  return { context, page };
}

async function openTabs(phone: string, path: string): Promise<Page[]> {
  const { context, page } = await open(phone, path);
  const tabs = [page];
  while (tabs.length < TABS) {
    const tab = await context.newPage();
    await tab.goto(origin + path);
    tabs.push(tab);
  }
  return tabs;
}

const staff = await callerFor(STAFF);
const guardian = await callerFor(GUARDIAN);
const unread = async () =>
  (await guardian.call('listNotifications', { query: { page: 1 } })).unread;

async function sendRequest(): Promise<number> {
  const body = createRequestBody.parse({
    category_id: 1,
    class_id: 101,
    subject_ids: [1],
    city_id: 1,
    location_id: 1001,
    detail_address: 'House 9, Road 4',
    student_age: 8,
    salary: 5000,
    idempotency_key: randomUUID(),
  });
  return (await guardian.call('createRequest', { body })).id;
}

const seen = (page: Page, selector: string) =>
  page.locator(selector).first().waitFor({ state: 'attached', timeout: 40_000 });
const seenByAll = (tabs: readonly Page[], selector: string) =>
  Promise.all(tabs.map((tab) => seen(tab, selector)));
const bell = (count: number) => `button[aria-label^="Notifications, ${count} unread"]`;

/** Milliseconds from the answer to the act until the last of the tabs shows it. */
async function measureBell(tabs: readonly Page[]): Promise<number> {
  const id = await sendRequest();
  const before = await unread();
  await seenByAll(tabs, bell(before));
  const { version } = await staff.call('getStaffRequest', { params: { id } });
  const body = { version, reason: 'Please give the house number' };
  await staff.call('returnRequest', { params: { id }, body });
  const start = performance.now();
  await seenByAll(tabs, bell(before + 1));
  return performance.now() - start;
}

async function measureQueue(tabs: readonly Page[]): Promise<number> {
  const id = await sendRequest();
  const start = performance.now();
  await seenByAll(tabs, `a[href="/staff/requests/${id}"]`);
  return performance.now() - start;
}

async function readOften(): Promise<Page[]> {
  const { page } = await open(GUARDIAN, '/parent/dashboard');
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
    await repeat(measureBell, await openTabs(GUARDIAN, '/parent/dashboard')),
  ]);
  printRow([
    `queue of staff, ${TABS} tabs`,
    await repeat(measureQueue, await openTabs(STAFF, '/staff?queue=pending')),
  ]);
} finally {
  await browser.close();
  await stop();
}
