/** Tests what embed.js does before any widget code is there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { toEmbedManifest } from '../../build/embed-manifest.ts';
import { readManifest } from '../bundle/read-build.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

const BOARD = '<porua-job-board page-size="4" hide-filters><a href="#">Jobs</a></porua-job-board>';
const dist = path.join(import.meta.dirname, '../../dist/embed');

test('a page without widgets loads the loader alone and gets one symbol', async ({
  page,
  partner,
}) => {
  await partner.open(
    `<script>window.namesBefore = Object.getOwnPropertyNames(window);</script><p>Nothing</p>${SCRIPT}`,
  );
  await page.waitForTimeout(500);
  expect(partner.requests).toEqual(['/embed.js']);
  const added = await page.evaluate(() => {
    const known: string[] = Reflect.get(window, 'namesBefore');
    return Object.getOwnPropertyNames(window).filter((name) => !known.includes(name));
  });
  expect(added.filter((name) => name !== 'namesBefore')).toEqual([]);
  expect(await page.evaluate(() => Object.getOwnPropertySymbols(window).map(String))).toContain(
    'Symbol(porua.v1)',
  );
});

test('a widget far below waits until the visitor comes near', async ({ page, partner }) => {
  await partner.open(`<div style="height:4000px"></div>${BOARD}${SCRIPT}`);
  await page.waitForTimeout(500);
  expect(partner.requests).toEqual(['/embed.js']);
  await page.locator('porua-job-board').scrollIntoViewIfNeeded();
  await expect(page.locator('porua-job-board article').first()).toBeVisible();
});

test('of two widgets only the near one asks for data', async ({ page, partner }) => {
  await partner.open(`${BOARD}<div style="height:6000px"></div>${BOARD}${SCRIPT}`);
  await expect(page.locator('porua-job-board article').first()).toBeVisible();
  await page.waitForTimeout(300);
  expect(partner.requests.filter((path) => path.startsWith('/embed/fragment/'))).toHaveLength(1);
});

test('nothing around a widget moves when its height was reserved', async ({ page, partner }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await partner.open(`<h1>Jobs</h1>${BOARD}<p>After</p>${SCRIPT}`, {
    head: '<style>porua-job-board { display: block; min-height: 1600px }</style>',
  });
  await expect(page.locator('porua-job-board article').first()).toBeVisible();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001);
});

const WAYS: Record<string, string> = {
  'Rocket Loader runs it': `<script data-rocketsrc="${PRODUCT}/embed.js" type="text/rocket"></script>`,
  'WP Rocket runs it': `<script data-rocket-src="${PRODUCT}/embed.js" type="rocketlazyloadscript"></script>`,
  'it is inlined': '',
  'content names another host': `<img name="currentScript" src="https://evil.example/embed.js" alt=""><p>https://evil.example/embed.js</p><script type="text/plain" src="https://evil.example/embed.js"></script>`,
};

for (const [name, markup] of Object.entries(WAYS))
  test(`knows its address when ${name}`, async ({ page, partner }) => {
    const code = await (await fetch(`${PRODUCT}/embed.js`)).text();
    const foreign: string[] = [];
    await page.route('https://evil.example/**', (route) => {
      const url = route.request().url();
      if (/assets|api/.test(url)) foreign.push(url);
      return route.fulfill({ contentType: 'image/svg+xml', body: '' });
    });
    await partner.open(`${BOARD}${markup}`);
    await page.evaluate((text) => {
      const script = document.createElement('script');
      script.textContent = text;
      document.head.append(script);
    }, code);
    await expect(page.locator('porua-job-board article').first()).toBeVisible();
    expect(foreign).toEqual([]);
    expect(partner.complaints).toEqual([]);
  });

for (const [name, around] of Object.entries({
  'copied to the host of the page': (code: string) => code,
  'combined with other scripts': (code: string) =>
    `"use strict";var a=1;${code}\n;window.after=function(){return a};`,
}))
  test(`works ${name}`, async ({ page, partner }) => {
    const code = await (await fetch(`${PRODUCT}/embed.js`)).text();
    await page.route('**/cache/all.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: around(code) }),
    );
    await partner.open(`${BOARD}<script src="/cache/all.js"></script>`);
    await expect(page.locator('porua-job-board article').first()).toBeVisible();
    expect(partner.complaints).toEqual([]);
  });

test('a file nobody wrote our address into says so in one sentence', async ({ page, partner }) => {
  const code = readFileSync(path.join(dist, 'embed.js'), 'utf8');
  await page.route('**/cache/all.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await partner.open(`${BOARD}<script src="/cache/all.js"></script>`);
  await expect.poll(() => partner.complaints.length).toBeGreaterThan(0);
  expect(partner.complaints).toEqual([expect.stringMatching(/^\[porua\] [\w. ]+\.?\s*$/)]);
  await expect(page.getByRole('link', { name: 'Jobs' })).toBeVisible();
  expect((await page.locator('porua-job-board').boundingBox())?.height).toBeLessThan(100);
});

test('runs as a module', async ({ page, partner }) => {
  await partner.open(`${BOARD}<script type="module" src="${PRODUCT}/embed.js"></script>`);
  await expect(page.locator('porua-job-board article').first()).toBeVisible();
});

test('tries a second time when the network failed once', async ({ page, partner }) => {
  const file = toEmbedManifest(readManifest('embed')).widgets['job-board'];
  await page.route(`${PRODUCT}/embed/assets/${file}`, (route) => route.abort(), { times: 1 });
  await partner.open(`${BOARD}${SCRIPT}`);
  await expect(page.locator('porua-job-board article').first()).toBeVisible();
});

test('the pinned version has the published hash and works', async ({ page, partner }) => {
  const versions = z
    .object({
      current: z.string(),
      versions: z.record(z.string(), z.object({ path: z.string(), integrity: z.string() })),
    })
    .parse(await (await fetch(`${PRODUCT}/embed/versions.json`)).json());
  const pinned = versions.versions[versions.current];
  await partner.open(
    `${BOARD}<script src="${PRODUCT}${pinned?.path}" integrity="${pinned?.integrity}" crossorigin="anonymous" async></script>`,
  );
  await expect(page.locator('porua-job-board article').first()).toBeVisible();
});

test('one warning for an unknown widget, none thrown', async ({ partner, page }) => {
  await partner.open(
    `<div data-porua-widget="nonsense"></div><div data-porua-widget="nonsense"></div>${SCRIPT}`,
  );
  await page.waitForTimeout(500);
  expect(partner.complaints).toEqual([expect.stringContaining('nonsense')]);
});

test('stands back where the page broke the browser', async ({ partner, page }) => {
  await page.addInitScript(() => {
    customElements.define = () => {
      throw new Error('not here');
    };
  });
  await partner.open(`${BOARD}${SCRIPT}`);
  await page.waitForTimeout(800);
  await expect(page.getByRole('link', { name: 'Jobs' })).toBeVisible();
  expect(partner.complaints.join()).not.toContain('uncaught');
});
