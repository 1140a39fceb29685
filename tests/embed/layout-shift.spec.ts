/** With the snippets of docs/embed.md, which name no height, nothing around a widget moves while it loads. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectedHeight } from '../../embed/loader/expected-height.ts';
import { fetchJson } from '../elements/subjects/element-subject.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

const LINK = '<a href="#">Porua</a>';
const WIDGETS: Record<string, string> = {
  'job-board': '',
  'job-board without filters': 'hide-filters',
  'job-board of three without filters': 'page-size="3" hide-filters',
  'job-board of three': 'page-size="3"',
  'tutor-hub': '',
  'tutor-hub of four without filters': 'page-size="4" hide-filters',
  'hire-tutor': '',
  assistant: '',
  'assistant in the corner': 'mode="floating"',
};
/** The script that is there before anything is painted: the rest is in our hands. */
const EARLY = SCRIPT.replace(' async', '');
const HEIGHTS: Record<string, { wide: string; narrow: string }> = {
  'job-board': { wide: '1920px', narrow: '4080px' },
  'tutor-hub': { wide: '3050px', narrow: '5700px' },
  'job-detail': { wide: '1260px', narrow: '2200px' },
  'hire-tutor': { wide: '960px', narrow: '960px' },
};
const SHOWN = 'article, form, [role=log], button';

const markup = (name: string, attributes: string, lang = 'en') => {
  const tag = `porua-${name.split(' ')[0]}`;
  return `<${tag} ${attributes} lang="${lang}">${LINK}</${tag}>`;
};
const around = (widget: string, script = SCRIPT) =>
  `<h1>Above</h1><p>Before the widget.</p>${widget}<p>After the widget.</p><p>Further below.</p>${script}`;
const head = '<style>body { margin: 0 16px }</style>';

async function countShifts(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * The least layout shift that counts; what moves in a conversation while it greets is less than
 * anybody can see.
 */
const SEEN = 0.001;
const shiftsOf = (page: Page) =>
  page.evaluate(
    (least) => Reflect.get(window, 'shifts').filter((shift: number) => shift > least),
    SEEN,
  );
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Code and data arrive one after the other, so that every state of the element is painted. */
async function slowDown(page: Page) {
  await page.route(`${PRODUCT}/embed/assets/**`, async (route) => {
    await wait(300);
    await route.continue();
  });
  await page.route(`${PRODUCT}/api/**`, async (route) => {
    await wait(900);
    await route.continue();
  });
}

/** The styles of the guide, for any widget. */
const guide = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8');
const [, boardStyle = ''] = /```html\n(<style>[^`]+<\/style>)/.exec(guide) ?? [];
const guideStyle = (name: string) => {
  const [widget = ''] = name.split(' ');
  const { wide, narrow } = HEIGHTS[widget] ?? { wide: '560px', narrow: '560px' };
  return boardStyle
    .replaceAll('porua-job-board', `porua-${widget}`)
    .replaceAll('1920px', wide)
    .replaceAll('4080px', narrow);
};

async function expectShown(page: Page, name: string) {
  const element = page.locator(`porua-${name.split(' ')[0]}`);
  await expect(element.locator(SHOWN).first()).toBeVisible();
  await expect(element.locator('.skeleton')).toHaveCount(0);
  await page.waitForTimeout(500);
}

for (const lang of ['en', 'bn'])
  for (const [name, attributes] of Object.entries(WIDGETS)) {
    if (lang === 'bn' && attributes) continue;
    test(`${name}, ${lang}: nothing moves from the first paint on`, {
      tag: lang === 'bn' ? '@phone' : '@desk',
    }, async ({ page, partner }) => {
      await countShifts(page);
      await slowDown(page);
      await partner.open(around(markup(name, attributes, lang), ''), { head: head + EARLY });
      await expectShown(page, name);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

for (const name of ['job-board', 'tutor-hub', 'hire-tutor', 'job-detail'])
  test(`${name}: a page opened at what is below it stays there`, { tag: '@sizes' }, async ({
    page,
    partner,
  }) => {
    const { data } = await fetchJson<{ data: { id: number }[] }>('/api/job-board');
    const id = name === 'job-detail' ? `job-id="${data[0]?.id}"` : '';
    await countShifts(page);
    await slowDown(page);
    await partner.open(
      `${around(markup(name, id))}<footer id="foot" style="height:300px">Foot</footer>`,
      { head: head + guideStyle(name), hash: '#foot' },
    );
    await expectShown(page, name);
    await expect(page.locator('#foot')).toBeInViewport();
    expect(await shiftsOf(page)).toEqual([]);
  });

for (const name of ['job-board', 'job-board without filters', 'tutor-hub', 'hire-tutor'])
  test(`${name}: what is reserved follows the width and is enough`, { tag: '@faces' }, async ({
    page,
    partner,
  }) => {
    const [widget = ''] = name.split(' ');
    for (const lang of ['en', 'bn']) {
      await partner.open(markup(name, WIDGETS[name] ?? '', lang) + SCRIPT, {
        head: '<style>body { margin: 0 }</style>',
      });
      const element = page.locator(`porua-${widget}`);
      await expect(element.locator(SHOWN).first()).toBeVisible();
      for (const width of [320, 360, 400, 480, 600, 720, 768, 900, 960, 1120, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const needed = await element.evaluate((node) => node.getBoundingClientRect().height);
        const reserved = expectedHeight(widget, width, 10, !name.includes('without'));
        expect(needed, `${lang} ${width}`).toBeLessThanOrEqual(reserved);
        expect(needed, `${lang} ${width}`).toBeGreaterThan(reserved * 0.7);
      }
    }
  });

test('what is reserved too much is let go when nobody can see it move', async ({
  page,
  partner,
}) => {
  await countShifts(page);
  await partner.open(around(markup('job-board', ''), ''), { head: head + EARLY });
  const element = page.locator('porua-job-board');
  await expect(element.locator('article').first()).toBeVisible();
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const inner = node.shadowRoot?.querySelector('.porua')?.getBoundingClientRect().height ?? 0;
        return Math.round(node.getBoundingClientRect().height - inner);
      }),
    )
    .toBe(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test.describe('with the style of the guide', () => {
  test('nothing moves when our script comes after the first paint', { tag: '@sizes' }, async ({
    page,
    partner,
  }) => {
    await countShifts(page);
    await slowDown(page);
    await page.route(`${PRODUCT}/embed.js`, async (route) => {
      await wait(1500);
      await route.continue();
    });
    await partner.open(around(markup('job-board', '')), { head: head + guideStyle('job-board') });
    await expect(page.locator('porua-job-board article').first()).toBeVisible();
    await page.waitForTimeout(300);
    expect(await shiftsOf(page)).toEqual([]);
  });

  for (const [name, script] of Object.entries({
    'is blocked': SCRIPT,
    'waits for a consent nobody gives': SCRIPT.replace('<script', '<script type="text/plain"'),
    'was left out': '',
  }))
    test(`no hole stays when our script ${name}`, async ({ page, partner }) => {
      await page.route(`${PRODUCT}/embed.js`, (route) => route.abort());
      await partner.open(around(markup('job-board', ''), script), {
        head: head + guideStyle('job-board'),
      });
      const heightOf = async () => (await page.locator('porua-job-board').boundingBox())?.height;
      expect(await heightOf()).toBeGreaterThan(1000);
      // As eight seconds later.
      await page.evaluate(() => {
        for (const reserve of document.getAnimations()) reserve.finish();
      });
      await expect.poll(heightOf).toBeLessThan(100);
      await expect(page.getByRole('link', { name: 'Porua' })).toBeVisible();
    });

  test('nothing is reserved without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setContent(guideStyle('job-board') + around(markup('job-board', '')));
    expect((await page.locator('porua-job-board').boundingBox())?.height).toBeLessThan(100);
    await context.close();
  });
});
