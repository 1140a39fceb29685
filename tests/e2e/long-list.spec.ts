import { setTimeout as wait } from 'node:timers/promises';
import { cards, expect, test } from './reader.ts';

/** A job that is published meanwhile shifts the pages, and what comes twice is shown once. */
const fullPages = (count: number) => count * 10 - 9;

const bottom = () => window.scrollTo(0, document.documentElement.scrollHeight);

test('a hundred jobs, one of them opened, and back to where the list was', async ({
  page,
  speak,
}) => {
  const { board } = await speak('en');
  await page.goto('/job-board');
  await expect(cards(page)).toHaveCount(10);
  const loadMore = page.getByRole('button', { name: board.loadMore });

  // Scrolling brings page after page, then stops so that the footer can be reached.
  await expect(async () => {
    await page.evaluate(bottom);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(fullPages(6));
  }).toPass();
  await expect(loadMore).toBeEnabled();
  await page.evaluate(bottom);
  await expect(page.locator('footer').last()).toBeInViewport();
  await loadMore.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(fullPages(7));
  await expect(loadMore).toBeFocused();
  await expect(async () => {
    await page.evaluate(bottom);
    expect(await cards(page).count()).toBeGreaterThanOrEqual(fullPages(12));
  }).toPass();

  const ids = await page
    .locator('a[data-job-id]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-job-id')));
  expect(new Set(ids).size).toBe(ids.length);

  // Cards out of sight cost nothing after a while, and keep their height.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const laidOut = await height();
  await expect(page.locator('.later-sheet').last()).toHaveCSS('content-visibility', 'auto');
  expect(await height()).toBe(laidOut);

  const target = cards(page).nth(85);
  await target.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const shown = fullPages(Math.ceil((await cards(page).count()) / 10));
  const allCards = () => expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(shown);
  const id = await target.locator('a').getAttribute('data-job-id');
  await target.locator('a').click();
  await expect(page).toHaveURL(`/job-details/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Need Tutor For');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('link', { name: board.back }).click();
  await allCards();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
  await expect(target).toBeInViewport();
  await expect(target.locator('a')).toBeFocused();

  // The same after a reload of the job's page, when nothing is left in memory.
  await target.locator('a').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Need Tutor For');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Need Tutor For');
  await page.goBack();
  await allCards();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);

  // And where Back was pressed before the job's page was alive, which becomes so while the board comes.
  await target.locator('a').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Need Tutor For');
  const { promise: isBack, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await isBack;
    await route.continue();
  });
  await page.route('**/job-board', async (route) => {
    await wait(1500);
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Need Tutor For');
  await page.evaluate(() => history.back());
  letGo();
  await allCards();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
});

test('a lost connection keeps what is there and goes on when it is back', async ({
  page,
  context,
  speak,
}) => {
  const { common } = await speak('en');
  await page.goto('/job-board');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await context.setOffline(true);
  await expect(page.getByText(common.offline)).toBeVisible();
  await page.evaluate(bottom);
  await expect(page.getByText(common.noInternet)).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThanOrEqual(10);
  await context.setOffline(false);
  await expect(page.getByText(common.online)).toBeVisible();
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(20);
});

test('the end of the list is said', async ({ page, speak }) => {
  const { board } = await speak('en');
  await page.goto('/job-board?city_id=6');
  await expect(async () => {
    await page.evaluate(bottom);
    await expect(page.getByText(board.end)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('offline, a job that cannot load yet keeps the list, and opens when the connection is back', async ({
  page,
  context,
  speak,
}) => {
  await speak('en');
  await page.route('**/assets/job-details-page-*.js', (route) => route.abort());
  await page.goto('/job-board');
  await expect(cards(page)).toHaveCount(10);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await context.setOffline(true);
  await cards(page).first().locator('a').click();
  await expect(page.getByText('No Internet!')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await page.unroute('**/assets/job-details-page-*.js');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Need Tutor For');
});
