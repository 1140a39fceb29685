/** Pages and browsers on which a window cannot speak to the page. */
import type { BrowserContext } from '@playwright/test';
import { DEMO_PORT, PARTNER, PRODUCT } from '../setup/test-site.ts';
import { agree, openJob, pressForWindow, saveButton, standReady, test } from './partner-session.ts';
import { PHONES } from './person.ts';
import { expect } from './reader.ts';

/** A page whose headers a test changed counts as one from the Internet, which may not call us. */
const fromInternet = ['--disable-features=LocalNetworkAccessChecks'];

async function isolate(context: BrowserContext) {
  await context.route(`${PARTNER}/job.html*`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' };
    await route.fulfill({ response, headers });
  });
}

test('a page that cuts off its windows is connected by way of its own address', async ({
  visit,
}) => {
  const { page, context } = await visit({ args: fromInternet });
  await isolate(context);
  const element = await openJob(page);
  const opened = context.waitForEvent('page');
  await saveButton(element).click();
  const popup = await opened;
  await agree(popup, PHONES.tutor);
  await expect(element.getByText(/Connected to Porua as/)).toBeVisible();
  await expect(saveButton(element)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test('after ten seconds without an answer the visitor is told how to go on', async ({ visit }) => {
  const { page } = await visit();
  const element = await openJob(page);
  await page.clock.install();
  const popup = await pressForWindow(page, saveButton(element));
  await popup.close();
  await page.clock.runFor(4_000);
  await expect(element.getByText(/Finish in the other window/)).toHaveCount(0);
  await page.clock.runFor(7_000);
  await expect(element.getByText(/Finish in the other window/)).toBeVisible();
  await element.getByRole('button', { name: 'Refresh' }).click();
  await expect(element.getByText(/Finish in the other window/)).toHaveCount(0);
});

test('where windows are blocked the tab itself goes and comes back', async ({ visit }) => {
  const { page } = await visit();
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/embed/')) window.open = () => null;
  });
  const element = await openJob(page);
  await page.evaluate(() => window.scrollTo(0, 120));
  await saveButton(element).click();
  await page.waitForURL(/\/embed\/connect/);
  await agree(page, PHONES.tutor);
  await page.waitForURL(/job\.html/);
  await expect(element.getByText(/Connected to Porua as/)).toBeVisible();
  await expect(saveButton(element)).toHaveAttribute('aria-pressed', 'true');
  expect(page.url()).toBe(`${PARTNER}/job.html`);
  expect(await page.evaluate(() => [window.scrollY, sessionStorage.length])).toEqual([120, 0]);
});

test('our window opens in the task of the click', async ({ visit }) => {
  const { page } = await visit();
  const element = await openJob(page);
  const isOpened = await saveButton(element).evaluate((button: HTMLElement) => {
    let opened = '';
    window.open = (url) => {
      opened = String(url);
      return null;
    };
    Reflect.set(Location.prototype, 'assign', () => {});
    button.click();
    return opened.includes('/embed/connect') && opened.includes('cc=');
  });
  expect(isOpened).toBe(true);
});

test('a locked-in frame says so and opens nothing', async ({ visit }) => {
  const { page, context } = await visit();
  await page.goto(`${PARTNER}/index.html`);
  await page.evaluate((product) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-popups');
    frame.style.cssText = 'width:100%;height:2000px';
    frame.srcdoc = `<html lang="en"><porua-job-detail job-id="2100" site="krishnochura"></porua-job-detail><script src="${product}/embed.js"></script></html>`;
    document.body.prepend(frame);
  }, PRODUCT);
  const element = page.frameLocator('iframe').locator('porua-job-detail');
  await expect(element.locator('article').first()).toBeVisible();
  await page.waitForTimeout(800);
  await saveButton(element).click();
  await expect(element.getByText(/This page allows no windows here/)).toBeVisible();
  expect(context.pages().filter((one) => one.url().startsWith(PRODUCT))).toEqual([]);
});

test('our window in a locked-in frame says what to do instead of asking for a password', async ({
  visit,
}) => {
  const { page, context } = await visit();
  await page.goto(`${PARTNER}/index.html`);
  const [locked] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate((url) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts allow-popups');
      frame.srcdoc = `<script>window.open('${url}')</script>`;
      document.body.prepend(frame);
    }, `${PRODUCT}/embed/connect?lang=en`),
  ]);
  await expect(locked.getByText('Open in a new tab')).toBeVisible();
  await expect(locked.locator('input')).toHaveCount(0);
});

test('the browser of another app leads to our own site', async ({ visit }) => {
  const { page } = await visit({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile [FBAN/FB4A;]',
  });
  await page.goto(`${PARTNER}/job.html`);
  const element = page.locator('porua-job-detail');
  await expect(element.locator('article').first()).toBeVisible();
  await page.waitForTimeout(800);
  const tab = await pressForWindow(page, element.getByRole('button', { name: 'Apply Now' }));
  await expect(tab).toHaveURL(`${PRODUCT}/job-details/2100?from=krishnochura`);
  await expect(element.getByText(/browser of this app cannot connect/)).toBeVisible();
});

test('a page without https leads to our own site', async ({ visit }) => {
  const { page } = await visit({ args: ['--host-resolver-rules=MAP partner.example 127.0.0.1'] });
  await page.goto(`http://partner.example:${DEMO_PORT}/job.html`);
  const element = page.locator('porua-job-detail');
  await expect(element.locator('article').first()).toBeVisible();
  await page.waitForTimeout(800);
  const tab = await pressForWindow(page, saveButton(element));
  await expect(tab).toHaveURL(`${PRODUCT}/job-details/2100?from=krishnochura`);
  await expect(element.getByText(/This page is not secure/)).toBeVisible();
});

test('an unregistered page gets nothing', async ({ visit }) => {
  const { page } = await visit();
  await page.goto(`${PARTNER}/job.html`);
  const element = page.locator('porua-job-detail');
  await standReady(page, element);
  const asked = pressForWindow(page, saveButton(element));
  const popup = await asked;
  const url = new URL(popup.url());
  url.searchParams.set('origin', 'https://evil.example');
  await popup.goto(url.href);
  await expect(popup.getByText('We do not know this page')).toBeVisible();
  await expect(popup.getByLabel('Password', { exact: true })).toHaveCount(0);
});
