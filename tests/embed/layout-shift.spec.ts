/** With the reserve of docs/embed.md in the page, nothing around a widget moves while it loads. */
import type { Page } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';
import { fetchJson } from './element-subject.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

const SMALL = 'clamp(560px, (960px - 100vw) * 999, 1180px)';
const BOARDS = [
  ['default', '', '1680px'],
  ['ten without filters', 'hide-filters', '1180px'],
  ['three without filters', 'page-size="3" hide-filters', SMALL],
  ['three with filters', 'page-size="3"', '1680px'],
] as const;

const around = (widget: string) =>
  `<style>body { margin: 0 16px }</style><h1>Above</h1><p>Before the widget.</p>${widget}<p>After the widget.</p><p>Further below.</p>${SCRIPT}`;

async function countShifts(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts'));

/** Code and data arrive one after the other, so that every state of the element is painted. */
async function slowDown(page: Page) {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await page.route(`${PRODUCT}/embed/assets/**`, async (route) => {
    await wait(300);
    await route.continue();
  });
  await page.route(`${PRODUCT}/api/**`, async (route) => {
    await wait(900);
    await route.continue();
  });
}

for (const lang of ['en', 'bn'])
  for (const [name, attributes, reserve] of BOARDS)
    test(`board, ${name}, ${lang}`, async ({ page, partner }) => {
      await countShifts(page);
      await slowDown(page);
      await partner.open(
        around(
          `<porua-job-board ${attributes} lang="${lang}" style="display:block;min-height:${reserve}"><a href="#">Jobs</a></porua-job-board>`,
        ),
      );
      const element = page.locator('porua-job-board');
      await expect(element.locator('article').first()).toBeVisible();
      await page.waitForTimeout(500);
      expect(await shiftsOf(page)).toEqual([]);
      expect((await element.boundingBox())?.height).toBeGreaterThanOrEqual(560);
    });

test('job', async ({ page, partner }) => {
  const { data } = await fetchJson<{ data: { id: number }[] }>('/api/job-board');
  await countShifts(page);
  await slowDown(page);
  await partner.open(
    around(
      `<porua-job-detail job-id="${data[0]?.id}" style="display:block;min-height:1260px"><a href="#">Job</a></porua-job-detail>`,
    ),
  );
  await expect(page.locator('porua-job-detail article').first()).toBeVisible();
  await page.waitForTimeout(500);
  expect(await shiftsOf(page)).toEqual([]);
});

test('assistant in the corner', async ({ page, partner }) => {
  await countShifts(page);
  await slowDown(page);
  await partner.open(
    around(
      '<porua-assistant mode="floating" style="position:fixed;bottom:0;--porua-reserve:0px"><a href="#">Assistant</a></porua-assistant>',
    ),
  );
  await expect(page.locator('porua-assistant').getByRole('button')).toBeVisible();
  await page.waitForTimeout(500);
  expect(await shiftsOf(page)).toEqual([]);
});
