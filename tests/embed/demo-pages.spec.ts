/** The partner site people can look at: on each page the widgets stand, complain of nothing, and are alike. */

import { expect, type Page, test } from '@playwright/test';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import board from '#locales/bn/market/board.json' with { type: 'json' };
import boardControls from '#locales/bn/market/boardControls.json' with { type: 'json' };
import job from '#locales/bn/market/job.json' with { type: 'json' };
import { expectNoFindings } from '../e2e/axe.ts';
import { readStyles } from '../elements/page/read-styles.ts';
import { PARTNER, PRODUCT } from '../setup/test-site.ts';

const BOARDS: Record<string, number> = {
  'school.html': 1,
  'blog.html': 2,
  'csp.html': 1,
  'hostile.html': 1,
  'three-scripts.html': 2,
  'wordpress.html': 1,
};

async function openPage(page: Page, name: string) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  await page.goto(`${PARTNER}/${name}`);
  return complaints;
}

async function showAll(page: Page, tag: string) {
  for (const element of await page.locator(tag).all()) {
    await element.evaluate((node) => node.scrollIntoView());
    await expect(element).toHaveAttribute('data-porua-state', 'ready');
    await expect(element.locator('article').first()).toBeVisible();
  }
}

for (const [name, count] of Object.entries(BOARDS))
  test(`${name}: every board stands and nothing complains`, async ({ page }) => {
    const complaints = await openPage(page, name);
    await expect(page.locator('porua-job-board')).toHaveCount(count);
    await showAll(page, 'porua-job-board');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });

test('a board opens a job under hostile styles', async ({ page }) => {
  await openPage(page, 'hostile.html');
  const element = page.locator('porua-job-board[data-porua-state=ready]');
  await element.locator('a[data-job-id]').first().click();
  await expect(element.locator('section.job-in-place article')).toBeVisible();
});

test('job.html: the job stands', async ({ page }) => {
  const complaints = await openPage(page, 'job.html');
  await showAll(page, 'porua-job-detail');
  expect(complaints).toEqual([]);
});

test('iframe.html: the board stands in the frame and its links leave it', {
  tag: '@sizes',
}, async ({ page, context }) => {
  const complaints = await openPage(page, 'iframe.html');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe');
  const link = frame.locator('porua-job-board a[part=full-site-link]');
  await expect(frame.locator('porua-job-board article').first()).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  expect(tab.url()).toContain(`${PRODUCT}/job-board`);
  expect(complaints).toEqual([]);
});

test('the frame takes no address of another API and no script from its own', async ({ page }) => {
  await page.goto(
    `${PRODUCT}/embed/frame/job-board?api=https://evil.example&onclick=alert(1)&style=color:red&city-id=1`,
  );
  const element = page.locator('porua-job-board');
  await expect(element).toHaveAttribute('data-porua-state', 'ready');
  const names = await element.evaluate((node) => node.getAttributeNames().sort());
  // The reserved height has been given back by now, or not yet.
  expect(names.filter((name) => name !== 'data-porua-released')).toEqual([
    'city-id',
    'data-porua-state',
    'style',
  ]);
  expect(await element.getAttribute('style')).toMatch(/^--porua-height: [\d.]+px;$/);
});

for (const name of ['school.html', 'blog.html', 'job.html', 'wordpress.html'])
  test(`${name}: axe finds nothing in the widgets`, { tag: '@sizes' }, async ({ page }) => {
    test.slow();
    await openPage(page, name);
    const tag = name === 'job.html' ? 'porua-job-detail' : 'porua-job-board';
    await showAll(page, tag);
    await expectNoFindings(page, tag);
  });

test('index.html leads to every page', async ({ page }) => {
  await page.goto(PARTNER);
  const names = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const others = ['assistant-floating.html', 'assistant.html', 'iframe.html', 'job.html'];
  expect(names.toSorted()).toEqual([...Object.keys(BOARDS), ...others].sort());
});

test('csp.html: no rule is broken', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'violations', []);
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'violations').push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await openPage(page, 'csp.html');
  await showAll(page, 'porua-job-board');
  await page.locator('porua-job-board[data-porua-state=ready] a[data-job-id]').first().click();
  await expect(page.locator('porua-job-board section.job-in-place article')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
});

test('hostile.html: styles inside are those of a page without styles', async ({ page }) => {
  // One page of jobs, so that the list does not grow while it is compared.
  await page.route(`${PRODUCT}/api/job-board?**`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), last_page: 1 } });
  });
  await page.route(`${PRODUCT}/embed/fragment/**`, (route) => route.abort());
  await openPage(page, 'hostile.html');
  await showAll(page, 'porua-job-board');
  const element = page.locator('porua-job-board');
  const hostile = await element.evaluate(readStyles);
  const width = await element.evaluate((node) => {
    const inner = node.shadowRoot?.querySelector('.porua');
    return inner?.getBoundingClientRect().width;
  });
  await page.evaluate((px) => {
    for (const style of document.querySelectorAll('style')) style.remove();
    for (const name of ['dir', 'lang']) document.documentElement.removeAttribute(name);
    document.querySelector('porua-job-board')?.setAttribute('style', `width: ${px}px`);
  }, width);
  expect(hostile.length).toBeGreaterThan(20);
  expect(await element.evaluate(readStyles)).toEqual(hostile);
});

for (const address of [
  '/embed/frame/job-detail?job-id=zzz&lang=bn',
  '/embed/frame/job-detail?lang=bn',
])
  test(`${address} is no blank page`, async ({ page }) => {
    await page.goto(PRODUCT + address);
    const element = page.locator('porua-job-detail');
    await expect(element.getByRole('link').first()).toHaveAttribute('href', /\/job-board$/);
  });

test('school.html: filter, search near a place, load more, read a job and come back', {
  tag: '@sizes',
}, async ({ page }) => {
  test.slow();
  const complaints = await openPage(page, 'school.html');
  await showAll(page, 'porua-job-board');
  const element = page.locator('porua-job-board');
  const cards = element.locator('a[data-job-id]');

  const openFilters = element.getByRole('button', {
    name: new RegExp(`^${boardControls.filters.open}`),
  });
  if (await openFilters.isVisible()) await openFilters.click();
  const location = element
    .getByLabel(boardControls.filters.location, { exact: true })
    .locator('visible=true');
  await expect(location.locator('option')).not.toHaveCount(1);
  await element
    .getByLabel(boardControls.filters.city, { exact: true })
    .locator('visible=true')
    .selectOption('2');
  await page.keyboard.press('Escape');
  const chips = element.getByRole('list', { name: boardControls.filters.applied });
  await expect(chips.getByRole('button')).toHaveCount(1);
  await chips.getByRole('button').first().click();

  const place = element.getByRole('combobox', { name: boardControls.near.label });
  // On a phone the search is one field; the place stands below it once it is wanted.
  if (!(await place.isVisible()))
    await element
      .getByRole('button', { name: boardControls.near.useMyPosition })
      .locator('visible=true')
      .click();
  await place.fill('dhanmondi');
  await element.getByRole('listbox').getByRole('option').first().click();
  await expect(element.getByLabel(boardControls.order.label)).toHaveValue('distance');
  await expect(cards.first()).toBeVisible();
  await element.getByLabel(boardControls.near.distance, { exact: true }).selectOption('50');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(PAGE_SIZE);
  const more = element.getByRole('button', { name: board.loadMore });
  // Below the first page the list also grows by scrolling, so the button may be gone again.
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    if (await more.isVisible()) await more.click({ timeout: 1000 });
    expect(await cards.count()).toBeGreaterThan(PAGE_SIZE);
  }).toPass({ timeout: 20_000 });

  const card = cards.nth(PAGE_SIZE);
  const jobId = await card.getAttribute('data-job-id');
  const shown = await cards.count();
  await card.click();
  await expect(element.getByRole('heading', { name: job.details.title })).toBeVisible();
  await element.getByRole('button', { name: board.back }).click();
  await expect(card).toBeFocused();
  expect(await card.getAttribute('data-job-id')).toBe(jobId);
  expect(await cards.count()).toBeGreaterThanOrEqual(shown);
  expect(complaints).toEqual([]);
});
