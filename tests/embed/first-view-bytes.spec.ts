/**
 * What a visitor's line carries until an element can be used, as the network shows it: code, styles,
 * texts and data, compressed, with the headers of each answer. The limits are those of tests/bundle/budgets.ts.
 */
import { code, usable } from '../bundle/budgets.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

const ATTRIBUTES: Record<string, string> = { 'job-detail': 'job-id="1"' };

for (const [widget, limits] of Object.entries(usable))
  for (const lang of ['en', 'bn'] as const)
    test(`${widget}, ${lang}`, async ({ page, partner }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const ours = new Map<string, string>();
      const bytes = new Map<string, number>();
      session.on('Network.requestWillBeSent', ({ requestId, request }) => {
        if (request.url.startsWith(`${PRODUCT}/embed`)) ours.set(requestId, request.url);
      });
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const url = ours.get(requestId);
        if (url) bytes.set(url, encodedDataLength);
      });
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
      await expect.poll(() => bytes.size).toBe(ours.size);
      const sum = [...bytes.values()].reduce((total, one) => total + one, 0);
      const list = [...bytes].map(([url, one]) => `${one} ${url.slice(PRODUCT.length)}`).join('\n');
      expect(sum, list).toBeLessThanOrEqual(limits[lang]);
      const view = [...bytes].find(([url]) => url.includes('/fragment/'))?.[1] ?? 0;
      expect(view).toBeGreaterThan(0);
      expect(sum - view, list).toBeLessThanOrEqual(code[widget as keyof typeof code]);
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
