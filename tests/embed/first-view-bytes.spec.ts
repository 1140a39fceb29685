/**
 * Tests what the network carries to a visitor until an element can be used, as the network shows
 * it: code, styles, texts and data, compressed, with the headers of each answer. The limits are
 * those of tests/bundle/budgets.ts.
 */
import { code, usable } from '../bundle/budgets.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { countBytes } from './network-bytes.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

/** The hub shows tutors of a city in which no other test writes any: they would be counted. */
const ATTRIBUTES: Record<string, string> = {
  'job-detail': 'job-id="1"',
  'tutor-hub': 'city-id="2"',
};

for (const [widget, limits] of Object.entries(usable))
  for (const lang of ['en', 'bn'] as const)
    test(`${widget}, ${lang}`, async ({ page, partner }) => {
      const line = await countBytes(page, '/embed');
      // Idle time is of the visitor's phone: here it comes when everything else is done.
      await page.addInitScript(() => {
        window.requestIdleCallback = (run) =>
          window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 3000);
      });
      const tag = `porua-${widget}`;
      await partner.open(`<${tag} ${ATTRIBUTES[widget] ?? ''}></${tag}>${SCRIPT}`, {
        html: `lang="${lang}"`,
      });
      const element = page.locator(tag);
      await expect(element).toHaveAttribute('data-porua-state', 'ready');
      await line.whenComplete();
      expect(line.sum(), line.list()).toBeLessThanOrEqual(limits[lang]);
      const view = [...line.bytes].find(([url]) => url.includes('/fragment/'))?.[1] ?? 0;
      expect(view).toBeGreaterThan(0);
      const limit = code[widget as keyof typeof code];
      expect(line.sum() - view, line.list()).toBeLessThanOrEqual(limit);
    });

test('the loader and the view are all that is asked for before the view stands there', async ({
  page,
  partner,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${PRODUCT}/embed/fragment/**`, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  await partner.open(`<porua-tutor-hub></porua-tutor-hub>${SCRIPT}`);
  await expect.poll(() => partner.requests.length).toBe(2);
  await page.waitForTimeout(300);
  expect(partner.requests).toEqual(['/embed.js', '/embed/fragment/tutor-hub?lang=en']);
  release();
  await expect(page.locator('porua-tutor-hub article').first()).toBeVisible();
});

test('what sends requests is there before somebody presses, once the page is idle', async ({
  page,
  partner,
}) => {
  await partner.open(`<porua-tutor-hub></porua-tutor-hub>${SCRIPT}`);
  await expect(page.locator('porua-tutor-hub')).toHaveAttribute('data-porua-state', 'ready');
  await expect
    .poll(() => partner.requests.filter((path) => path.includes('send-with-ky')))
    .toHaveLength(1);
});

test('sharing a job brings nothing of lists', async ({ page, partner }) => {
  await partner.open(`<porua-job-detail job-id="1"></porua-job-detail>${SCRIPT}`);
  const element = page.locator('porua-job-detail');
  await expect(element).toHaveAttribute('data-porua-state', 'ready');
  await page.waitForLoadState('networkidle');
  const before = partner.requests.length;
  await element.getByRole('button', { name: 'Share' }).click();
  await expect(element.getByRole('dialog')).toBeVisible();
  const code = partner.requests.slice(before).filter((path) => path.endsWith('.js'));
  expect(code.length).toBeLessThanOrEqual(1);
});
