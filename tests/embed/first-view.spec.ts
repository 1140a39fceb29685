/**
 * First views: shown before the code, taken over without losing anything, and done without where they
 * are late, broken or never come. What the server draws of them: tests/elements/first-view.test.ts.
 * Source: docs/embed.md, "First view".
 */
import type { Page, Route } from '@playwright/test';
import board from '#locales/en/market/board.json' with { type: 'json' };
import boardControls from '#locales/en/market/boardControls.json' with { type: 'json' };
import { say } from '../e2e/assistant.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expectAlive } from './expect-alive.ts';
import { expectFailed } from './expect-failed.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

const CODE = `${PRODUCT}/embed/assets/**`;
const VIEW = `${PRODUCT}/embed/fragment/**`;
const BOARD =
  '<porua-job-board page-size="4"><a class="fallback" href="#">Jobs</a></porua-job-board>';
const HUB =
  '<porua-tutor-hub page-size="4"><a class="fallback" href="#">Tutors</a></porua-tutor-hub>';

/** Code that comes when the test says so. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CODE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shift'));

test('what is shown before the code stays the same when the code is there', {
  tag: '@sizes',
}, async ({ page, partner }) => {
  await watchShift(page);
  const release = await holdCode(page);
  await partner.open(`<h1>A school</h1>${BOARD}<p>After</p>${SCRIPT}`);
  const element = page.locator('porua-job-board');
  const cards = element.locator('article');
  await expect(cards).toHaveCount(4);
  await expect(element).not.toHaveAttribute('data-porua-state');
  await expect(element.locator('a[data-job-id]').first()).toHaveAttribute(
    'href',
    new RegExp(`^${PRODUCT}/job-details/\\d+`),
  );
  // What moved before is the page's: it reserved nothing.
  await page.evaluate(() => Reflect.set(window, 'shift', 0));
  const textOf = async () =>
    (await cards.allTextContents()).map((text) => text.replace(/\d+ (minutes?|hours?) ago/, ''));
  const before = await textOf();
  await cards.evaluateAll((nodes) => {
    for (const node of nodes) Reflect.set(node, 'isTheServers', true);
  });
  release();
  await expect(element).toHaveAttribute('data-porua-state', 'ready');
  await page.waitForLoadState('networkidle');
  expect(await textOf()).toEqual(before);
  expect(
    await cards.evaluateAll((nodes) => nodes.every((node) => Reflect.get(node, 'isTheServers'))),
  ).toBe(true);
  expect(await shiftOf(page)).toBeLessThan(0.001);
  expect(partner.complaints).toEqual([]);
});

test('a button pressed before the code does what it says', async ({ page, partner }) => {
  const release = await holdCode(page);
  await partner.open(`${BOARD}${SCRIPT}`);
  const element = page.locator('porua-job-board');
  await element.getByRole('button', { name: board.loadMore }).click();
  release();
  await expect(element.locator('article')).toHaveCount(8);
});

test('a choice made before the code filters the list', async ({ page, partner }) => {
  const release = await holdCode(page);
  await partner.open(`${BOARD}${SCRIPT}`);
  const element = page.locator('porua-job-board');
  await element
    .getByText(boardControls.filters.online, { exact: true })
    .locator('visible=true')
    .click();
  release();
  await expect
    .poll(() => partner.requests.filter((path) => path.startsWith('/api/job-board?')))
    .toEqual([expect.stringContaining('tutoring_place_id=3')]);
  await expect(element.getByRole('radio', { name: boardControls.filters.online })).toBeChecked();
});

test('what is typed before the code is searched for, and the focus stays', async ({
  page,
  partner,
}) => {
  const release = await holdCode(page);
  await partner.open(`${HUB}${SCRIPT}`);
  const element = page.locator('porua-tutor-hub');
  const box = element.getByRole('searchbox').or(element.locator('input[inputmode=search]')).first();
  await box.click();
  await page.keyboard.type('physics');
  release();
  await expectAlive(element);
  await expect(box).toHaveValue('physics');
  await expect(box).toBeFocused();
  await page.keyboard.type(' dhaka');
  await expect(box).toHaveValue('physics dhaka');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => partner.requests.some((path) => path.includes('search=physics+dhaka')))
    .toBe(true);
});

test('Enter pressed before the code neither leaves the page nor is lost', async ({
  page,
  partner,
}) => {
  const release = await holdCode(page);
  await partner.open(`${HUB}${SCRIPT}`);
  const element = page.locator('porua-tutor-hub');
  await element.locator('input[inputmode=search]').first().fill('physics');
  await page.keyboard.press('Enter');
  const address = page.url();
  release();
  await expect
    .poll(() => partner.requests.some((path) => path.includes('search=physics')))
    .toBe(true);
  expect(page.url()).toBe(address);
});

test('of several boxes ticked before the code each stays ticked', async ({ page, partner }) => {
  const release = await holdCode(page);
  await partner.open(`${HUB}${SCRIPT}`);
  const element = page.locator('porua-tutor-hub');
  const boxes = element.getByRole('checkbox', { name: /^Compare:/ });
  for (const index of [0, 1, 2]) await boxes.nth(index).click();
  release();
  await expectAlive(element);
  for (const index of [0, 1, 2]) await expect(boxes.nth(index)).toBeChecked();
  await boxes.nth(3).click();
  await expect(boxes.nth(3)).not.toBeChecked();
});

test('what is sent to the assistant before the code is answered', async ({ page, partner }) => {
  const release = await holdCode(page);
  await partner.open(`<porua-assistant></porua-assistant>${SCRIPT}`);
  const element = page.locator('porua-assistant');
  await say(element, 'tuition jobs in Dhaka');
  release();
  await expect(element.getByRole('log').locator('article').first()).toBeVisible();
  await expect(element.locator('textarea')).toHaveValue('');
});

test('an assistant nobody has come near to asks for no names', async ({ page, partner }) => {
  await partner.open(`<porua-assistant></porua-assistant>${SCRIPT}`);
  const element = page.locator('porua-assistant');
  const asked = () => partner.requests.filter((path) => path.startsWith('/api/assistant/lookups'));
  await expectAlive(element);
  await expect(element.getByRole('log').getByRole('button')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual([]);
  await element.hover();
  await expect.poll(asked).toHaveLength(1);
});

test('what is typed and pressed while the code begins is not lost', async ({ page, partner }) => {
  // Between the first drawing and the first effects, where a busy phone spends a while.
  await page.addInitScript(() => {
    addEventListener('porua-ready', ({ target }) => {
      const root = target instanceof Element ? target.shadowRoot : null;
      const field = root?.querySelector<HTMLInputElement>('input[inputmode=search]');
      const button = root?.querySelector<HTMLButtonElement>('form button[type=submit]');
      if (!field) throw new Error('no field to type into');
      field.value = 'chemistry';
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      button?.click();
    });
  });
  const release = await holdCode(page);
  await partner.open(`${HUB}${SCRIPT}`);
  const element = page.locator('porua-tutor-hub');
  await element.locator('input[inputmode=search]').first().fill('physics');
  release();
  await expect
    .poll(() => partner.requests.some((path) => path.includes('search=chemistry')))
    .toBe(true);
  await expectAlive(element);
  await expect(element.locator('input[inputmode=search]').first()).toHaveValue('chemistry');
  expect(partner.requests.filter((path) => path.includes('search=physics'))).toEqual([]);
});

test('what is typed on while the code begins follows what was typed before', async ({
  page,
  partner,
}) => {
  await page.addInitScript(() => {
    addEventListener('porua-ready', ({ target }) =>
      // Before the first effects, and after all that is done in the same task.
      queueMicrotask(() => {
        const root = target instanceof Element ? target.shadowRoot : null;
        const field = root?.querySelector('textarea');
        if (!field) throw new Error('no field to type into');
        field.value += ' in Dhaka';
        field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      }),
    );
  });
  const release = await holdCode(page);
  await partner.open(`<porua-assistant></porua-assistant>${SCRIPT}`);
  const element = page.locator('porua-assistant');
  await element.locator('textarea').fill('tuition jobs');
  release();
  await expectAlive(element);
  await expect(element.locator('textarea')).toHaveValue('tuition jobs in Dhaka');
});

test('a request that was begun is shown as it was left', async ({ page, partner }) => {
  const FORM = '<porua-hire-tutor></porua-hire-tutor>';
  await partner.open(`${FORM}${SCRIPT}`);
  const element = page.locator('porua-hire-tutor');
  await expectAlive(element);
  await element.locator('select').first().selectOption({ index: 1 });
  const chosen = await element.locator('select').first().inputValue();
  await page.reload();
  await expect(element).toHaveAttribute('data-porua-state', 'ready');
  await expect(element.locator('select').first()).toHaveValue(chosen);
});

const BROKEN: Record<string, (route: Route) => Promise<void>> = {
  'takes ten seconds': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await route.continue().catch(() => undefined);
  },
  'cannot be fetched': (route) => route.abort(),
  'is an error': (route) => route.fulfill({ status: 500, body: 'no' }),
  'is empty': (route) =>
    route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }),
  'is not ours': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<h1>Welcome to the hotel</h1><script>alert(1)</script>',
    }),
  'breaks off': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'belongs to another build': async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"version":"[^"]+"/, '"version":"older1"');
    await route.fulfill({ response, body });
  },
  'belongs to another element': async (route) => {
    const response = await route.fetch({
      url: `${PRODUCT}/embed/fragment/job-board?city-id=2&lang=bn`,
    });
    await route.fulfill({ response });
  },
};

for (const [name, answer] of Object.entries(BROKEN))
  for (const slow of ['', ', and the code is late'])
    test(`a first view that ${name}${slow}: the element draws itself`, async ({
      page,
      partner,
    }) => {
      test.slow();
      await watchShift(page);
      await page.route(VIEW, answer);
      if (slow)
        await page.route(CODE, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          await route.continue();
        });
      await partner.open(`<h1>A school</h1>${BOARD}<p>After</p>${SCRIPT}`);
      const element = page.locator('porua-job-board');
      await expect(element).toHaveAttribute('data-porua-state', 'ready');
      await expect(element.locator('article')).toHaveCount(4);
      await expect(element.getByRole('heading', { name: /^Found/ })).toBeVisible();
      await element.getByRole('button', { name: board.loadMore }).click();
      await expect(element.locator('article')).toHaveCount(8);
      const asked = partner.requests.filter((path) => path.startsWith('/api/job-board?'));
      expect(asked).toEqual([
        '/api/job-board?page=1&per_page=4&lang=en',
        '/api/job-board?page=2&per_page=4&lang=en',
      ]);
      await expect(page.locator('body > h1, body > p')).toHaveText(['A school', 'After']);
      expect(partner.complaints.join()).not.toMatch(/uncaught|\[porua\]/);
    });

test('without any code what was drawn can be read and followed', { tag: '@sizes' }, async ({
  page,
  partner,
}) => {
  await page.route(CODE, (route) => route.abort());
  await partner.open(`${HUB}${SCRIPT}`);
  const element = page.locator('porua-tutor-hub');
  await expectFailed(element);
  await expect(element.locator('article')).toHaveCount(4);
  await expect(element.locator('article a').first()).toHaveAttribute(
    'href',
    new RegExp(`^${PRODUCT}/hub/tutor-profile/`),
  );
});

test('without the API what was drawn is ready, and says what cannot be had', async ({
  page,
  partner,
}) => {
  test.slow();
  await page.route(`${PRODUCT}/api/**`, (route) => route.abort());
  await partner.open(`${BOARD}${SCRIPT}`);
  const element = page.locator('porua-job-board');
  await expect(element).toHaveAttribute('data-porua-state', 'ready');
  await expect(element.locator('article')).toHaveCount(4);
  await element.getByRole('button', { name: board.loadMore }).click();
  await expect(element.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await expect(element.locator('article')).toHaveCount(4);
});

test('a hub shifts nothing while its parts arrive', { tag: '@phone' }, async ({
  page,
  partner,
}) => {
  await watchShift(page);
  const release = await holdCode(page);
  await partner.open(`<h1>A school</h1>${HUB}<p>After</p>${SCRIPT}`, { html: 'lang="bn"' });
  const element = page.locator('porua-tutor-hub');
  await expect(element.locator('article').first()).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'shift', 0));
  release();
  await expectAlive(element);
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThan(0.001);
});
