/** Reading without a connection: what was opened is there and says since when, nothing personal is cached. */
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { REMOVING_WORKER } from '#server/start/routes/removing-worker.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { jobToApplyTo, PHONES, signIn } from './person.ts';
import { cards, expect, LANGUAGES, read, test, textsOf } from './reader.ts';

test.use({ serviceWorkers: 'allow' });

type Offline = Record<'title' | 'readableTitle', string>;

/** Addresses and contents of all that the browser caches. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        found.push({ url: request.url, text: (await response?.text()) ?? '' });
      }
    }
    return found;
  });

/** The worker is there and has cached this page. */
async function expectCached(page: Page, path: string) {
  const paths = async () => (await readCaches(page)).map(({ url }) => new URL(url).pathname);
  await expect.poll(paths, { timeout: 30_000 }).toContain(path);
}

const openFirstJob = async (page: Page) => {
  await cards(page).first().getByRole('link').first().click();
  await expect(page.locator('h1[data-job-heading]')).toBeVisible();
  return new URL(page.url()).pathname;
};

for (const lang of LANGUAGES)
  test(`after one visit board and opened job are read without a connection in ${lang}`, async ({
    page,
    context,
    speak,
  }) => {
    test.slow();
    await speak(lang);
    const texts = textsOf(lang);
    const offline = read<Offline>(lang, 'offline');
    await page.goto('/job-board');
    await expectCached(page, '/job-board');
    const job = await openFirstJob(page);
    const heading = await page.locator('h1[data-job-heading]').textContent();
    await expectCached(page, job);

    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('h1[data-job-heading]')).toHaveText(heading ?? '');
    const app = read<{ asOf: string; nav: { jobBoard: string } }>(lang, 'app');
    const asOf = app.asOf.split('{{')[0]?.trim() ?? '';
    await expect(page.getByRole('status').filter({ hasText: asOf })).toBeVisible();

    await page.goto('/job-board');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.board.title);
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole('status').filter({ hasText: asOf })).toBeVisible();

    await page.goto('/support');
    await expect(page).toHaveURL(/\/offline\?from=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
    // The board stands first.
    await page.locator('main section').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/offline/);
    await page.getByRole('banner').getByRole('link', { name: app.nav.jobBoard }).click();
    await expect(cards(page)).toHaveCount(10);

    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: asOf })).toHaveCount(0);
  });

test('a page is read in the language it was last opened in', async ({ page, context, speak }) => {
  test.slow();
  await speak('en');
  await page.goto('/job-board');
  await expectCached(page, '/job-board');
  const job = await openFirstJob(page);
  await expectCached(page, job);
  const heading = page.locator('h1[data-job-heading]');
  await page.getByRole('banner').getByRole('button', { name: 'বাংলা' }).click();
  const cached = async () =>
    (await readCaches(page)).find(({ url }) => new URL(url).pathname === job)?.text;
  await expect.poll(cached).toContain('<html lang="bn"');
  // Names come in Bengali a moment after the words around them.
  await expect(heading).not.toHaveText(/[a-z]/i);
  const inBengali = (await heading.textContent()) ?? '';

  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(inBengali);
});

test('nothing of a person is cached, signed in or after', async ({ page, speak }) => {
  test.slow();
  await speak('en');
  await signIn(page, PHONES.tutor, '/');
  const user = await (await page.request.get('/api/v1/user')).json();
  await expectCached(page, '/offline');
  for (const path of ['/tutor/dashboard', '/tutor/settings', '/notifications', '/job-board'])
    await page.goto(path, { waitUntil: 'networkidle' });
  await openFirstJob(page);
  await page.goto('/tutor/profile', { waitUntil: 'networkidle' });
  const cached = await readCaches(page);
  expect(cached.length).toBeGreaterThan(10);
  const forbidden =
    /\/(?:api\/(?:v1|staff|parent|tutoring\/|saved|my-)|tutor\/|parent|staff|auth|embed|notifications)/;
  for (const { url, text } of cached) {
    const { pathname } = new URL(url);
    if (!pathname.startsWith('/assets/')) expect(pathname).not.toMatch(forbidden);
    expect(text).not.toContain(user.phone_no);
    expect(text).not.toContain(user.email);
    expect(text).not.toContain(user.name);
  }
});

test('an application is not sent later: it says that nothing was sent', async ({
  page,
  context,
  speak,
}) => {
  test.slow();
  await speak('en');
  await signIn(page, PHONES.tutor, '/');
  await expectCached(page, '/offline');
  const id = await jobToApplyTo(page);
  await page.goto(`/job-details/${id}`);
  await page.getByRole('button', { name: 'Apply Now' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Apply for this job' });
  await dialog.getByRole('checkbox').check();
  await context.setOffline(true);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await dialog.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(read<{ offline: string }>('en', 'applying').offline)).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  sent.length = 0;
  await context.setOffline(false);
  await page.waitForTimeout(3000);
  expect(sent.filter((url) => url.includes('/api/apply/'))).toEqual([]);
  const after = await (await page.request.get('/api/my-job-flags')).json();
  expect(after.applied).not.toContain(id);
});

/** A site of its own, whose worker can be exchanged. */
async function serveWorker() {
  let worker = "addEventListener('install', () => skipWaiting());";
  const server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : '<!doctype html><title>A page</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://localhost:${address.port}`,
    exchange: (text: string) => {
      worker = text;
    },
    close: () => server.close(),
  };
}

test('switched off, the worker leaves with all it has cached', async ({ page }) => {
  const site = await serveWorker();
  await page.goto(site.origin);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    await (await caches.open('pages')).put('/', new Response('cached'));
  });
  expect(await readCaches(page)).toHaveLength(1);
  site.exchange(REMOVING_WORKER);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(async () => (await readCaches(page)).length).toBe(0);
  const left = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(left).toBe(0);
  site.close();
});

test('a job is not saved without a connection, and its mark says so', async ({
  page,
  context,
  speak,
}) => {
  test.slow();
  const { common } = await speak('bn');
  await signIn(page, PHONES.tutor, '/job-board');
  const mark = cards(page).locator('button[aria-pressed=false]').first();
  await mark.waitFor();
  const label = (await mark.getAttribute('aria-label')) ?? '';
  await context.setOffline(true);
  await mark.click();
  await expect(page.getByText(`${common.noInternet} ${common.saving.notSaved}`)).toBeVisible();
  await expect(page.getByRole('button', { name: label, exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('who tries again stays on our site, whatever the address names', async ({ page, speak }) => {
  await speak('en');
  for (const from of [
    '/.//evil.example',
    `${PRODUCT}//evil.example`,
    'https://evil.example',
    '//',
  ]) {
    await page.goto(`/offline?from=${encodeURIComponent(from)}`);
    const retry = page.locator('main').getByRole('link', { name: 'Try again' });
    const leadsTo = await retry.evaluate((link: HTMLAnchorElement) => link.origin);
    expect(leadsTo, from).toBe(PRODUCT);
  }
});

test('what is cached is shown in the theme that was chosen', async ({ page, context, speak }) => {
  test.slow();
  await speak('en');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/job-board');
  await expectCached(page, '/offline');
  await context.addCookies([{ name: 'theme', value: 'dark', url: PRODUCT }]);
  await context.setOffline(true);
  for (const path of ['/support', '/job-board']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
});
