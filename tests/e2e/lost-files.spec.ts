/** A new build under an open tab: its page's files are gone, and nobody asks for them without end. */
import type { Page } from '@playwright/test';
import type app from '#locales/en/shell/app.json';
import { type Front, LOSSES, type Loss, startFront } from './front.ts';
import { expect, read, test } from './reader.ts';

/** The most requests before and after the full load; a browser repeats by itself what was reset. */
const HANDFUL = 18;
/** The app tries three times; the browser repeats what was reset on each of its six connections. */
const REPEATED = 3 * (1 + 6);
const texts = read<typeof app>('en', 'app');

let front: Front;
test.beforeEach(async ({ context }) => {
  front = await startFront();
  await context.addCookies([{ name: 'lang', value: 'en', url: front.origin }]);
});
test.afterEach(() => front.close());

const ofFiles = () => front.asked.filter((url) => /^\/(?:assets|healthz)/.test(url));

/** All that a page fetches by itself has come. */
async function openHome(page: Page) {
  await page.goto(front.origin);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.waitForLoadState('networkidle');
}

const openSupport = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: texts.footer.support }).click();

const support = (page: Page) => page.locator('main').getByRole('heading', { level: 1 });

async function expectFullLoad(page: Page, loss: Loss) {
  front.lose(loss, /^\/assets\//, 'a load');
  await openSupport(page);
  await expect(page).toHaveURL(`${front.origin}/support`);
  await expect(support(page)).toBeVisible({ timeout: 20_000 });
  expect(ofFiles().length, front.asked.join('\n')).toBeLessThanOrEqual(HANDFUL);
}

for (const loss of LOSSES) {
  test(`after a new build the page comes by a full load: ${loss}`, async ({ page }) => {
    await openHome(page);
    await expectFullLoad(page, loss);
  });

  test(`a file that stays away is said to, and left: ${loss}`, async ({ page }) => {
    await openHome(page);
    front.lose(loss, /support-page/, 'ever');
    await openSupport(page);
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    const sent = front.asked.filter((url) => url.includes('support-page')).length;
    expect(sent).toBeLessThanOrEqual(loss === 'a reset' ? REPEATED : HANDFUL);
    await page.waitForTimeout(3_000);
    expect(front.asked.filter((url) => url.includes('support-page'))).toHaveLength(sent);
  });
}

test.describe('beside the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const loss of LOSSES)
    test(`after a new build the page comes by a full load: ${loss}`, async ({ page }) => {
      await openHome(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
        timeout: 20_000,
      });
      await expectFullLoad(page, loss);
    });
});
