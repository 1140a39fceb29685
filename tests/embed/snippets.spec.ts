/** Everything the configurator gives to copy, pasted as it is copied into a page of somebody else. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { ELEMENTS, type ElementName } from '#core/site/embed/element-attributes.ts';
import { jobToRead } from '../e2e/person.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expect, test } from './partner-page.ts';

/** The choices for each element, by the address; colours and all. */
const CHOSEN: Record<ElementName, string> = {
  'job-board': 'city-id=1&page-size=3&open=modal&brand=%237a2e3a&radius=4px&font=Georgia',
  'job-detail': 'job-id=1&theme=dark',
  'hire-tutor': 'city-id=1&days=3',
  'tutor-hub': 'city-id=1&page-size=3&hide-filters=true&theme=auto',
  assistant: 'intent=jobs',
};

/** The selector of what stands in each when it lives. */
const ALIVE: Record<ElementName, string> = {
  'job-board': 'article',
  'job-detail': 'h1, h2',
  'hire-tutor': 'form',
  'tutor-hub': 'article',
  assistant: 'form, textarea, input',
};

const addressOf = (element: ElementName, more = '') =>
  `${PRODUCT}/partners/configure?lang=en&element=${element}&language=en&${CHOSEN[element]}${more}`;

/** Presses the button of each box and takes what the clipboard then holds. */
async function copyShown(page: Page): Promise<Map<string, string>> {
  const copied = new Map<string, string>();
  for (const box of await page.locator('section:has(> pre)').all()) {
    await box.getByRole('button', { name: 'Copy' }).click();
    const name = await box.getByRole('heading').textContent();
    copied.set(`${name}`, await page.evaluate(() => navigator.clipboard.readText()));
  }
  return copied;
}

async function copyAll(page: Page, url: string): Promise<Map<string, string>> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(url);
  await page.getByText('For whoever looks after your site').click();
  // The hash of the pinned version comes with an answer of its own.
  await expect(page.getByRole('heading', { name: 'A version that never changes' })).toBeVisible();
  return copyShown(page);
}

/** Says where it is pasted, and copies again in the page that is open: it takes long to load. */
async function copyFor(page: Page, place: string): Promise<Map<string, string>> {
  const choice = page.getByRole('radio', { name: place, exact: true });
  // It stands in the address, which marks it a moment later.
  await choice.click();
  await expect(choice).toBeChecked();
  return copyShown(page);
}

async function copyOne(page: Page, url: string, name: string): Promise<string> {
  const code = (await copyAll(page, url)).get(name);
  if (code === undefined) throw new Error(`nothing named ${name} to copy`);
  return code;
}

for (const element of ELEMENTS) {
  const alive = ALIVE[element];
  const tag = `porua-${element}`;

  test(`${element}: all that is copied lives where it is pasted`, async ({ page, partner }) => {
    test.slow();
    const copied = await copyAll(page, addressOf(element));
    const inFrame = await copyFor(page, 'A website builder');
    const inWordpress = await copyFor(page, 'WordPress');
    const whole = (name: string) => copied.get(name) ?? '';
    const first = page.locator(tag).locator(alive).first();

    await test.step('tag, div, pinned version and the lines beside them', async () => {
      for (const name of [
        'The code',
        'For editors that drop unknown tags',
        'A version that never changes',
      ]) {
        await partner.open(whole(name), { head: whole('Still faster') });
        await expect(first).toBeVisible();
        await expect(page.locator(tag).getByText(/could not/i)).toHaveCount(0);
      }
      expect(whole('A version that never changes')).toMatch(/integrity="sha384-[\w+/=]{64}"/);
      // The line in the head fits the element: its first view is fetched once.
      const views = partner.requests.filter((url) => url.startsWith(`/embed/fragment/${element}`));
      expect(new Set(views).size).toBe(1);
    });

    await test.step('a strict policy with its sources', async () => {
      const ofOtherPages = partner.complaints.length;
      await partner.open(whole('The code').replace(/ style="[^"]*"/, ''), {
        headers: {
          'content-security-policy': `default-src 'none'; ${whole(
            'Content Security Policy',
          ).replaceAll('\n', ' ')} style-src 'nonce-own'`,
        },
        head: `<style nonce="own">${whole('Colours in your style sheet')}</style>`,
      });
      await expect(first).toBeVisible();
      const complaints = partner.complaints.slice(ofOtherPages);
      // The tests keep our own pages' worker away, which says so.
      const ofTests = /data:,|Service Worker registration blocked by Playwright/;
      expect(complaints.filter((one) => !ofTests.test(one))).toEqual([]);
    });

    await test.step('a frame, as high as its content', async () => {
      await partner.open(inFrame.get('The code') ?? '');
      const inner = page.frameLocator('iframe').locator(tag);
      await expect(inner.locator(alive).first()).toBeVisible();
      const frame = page.frame({ url: new RegExp(`/embed/frame/${element}`) });
      await expect
        .poll(() => frame?.evaluate(() => document.documentElement.scrollHeight - innerHeight))
        .toBe(0);
    });

    await test.step('WordPress, the script once and a block of HTML', async () => {
      await partner.open(`${inWordpress.get('2. For the post or page')}`, {
        head: `${inWordpress.get('1. For the whole site, once')}`,
      });
      await expect(first).toBeVisible();
    });
  });
}

test('what was chosen is what stands there, in a frame too: filter, number and colours', async ({
  page,
  partner,
}) => {
  const code = await copyOne(page, addressOf('job-board'), 'The code');
  const frame = (await copyFor(page, 'A website builder')).get('The code') ?? '';
  await partner.open(code);
  const board = page.locator('porua-job-board');
  await expect(board.locator('article')).toHaveCount(3);
  await expect(board.getByRole('button', { name: 'Remove Dhaka' })).toBeAttached();
  const button = board.getByRole('button', { name: 'Search', exact: true });
  await expect(button).toHaveCSS('background-color', 'rgb(122, 46, 58)');
  await partner.open(frame);
  const framed = page
    .frameLocator('iframe')
    .locator('porua-job-board')
    .getByRole('button', { name: 'Search', exact: true });
  await expect(framed).toHaveCSS('background-color', 'rgb(122, 46, 58)');
});

test('the picture of a job leads to it', async ({ page, partner }) => {
  // Of a job that was closed long ago there is no picture.
  const id = await jobToRead(page.request);
  const address = addressOf('job-detail', '&place=picture').replace(/job-id=\d+/, `job-id=${id}`);
  const code = await copyOne(page, address, 'The picture with its link');
  await partner.open(code);
  const picture = page.locator('a > img');
  await expect
    .poll(() => picture.evaluate((node) => node instanceof HTMLImageElement && node.naturalWidth))
    .toBe(1200);
  await expect(page.locator('a')).toHaveAttribute('href', `${PRODUCT}/job-details/${id}?lang=en`);
});

test('the component runs in a React app', async ({ page, partner }) => {
  test.slow();
  const code = await copyOne(page, addressOf('job-board', '&place=react'), 'The component');
  const folder = mkdtempSync(path.join(import.meta.dirname, 'react-'));
  try {
    writeFileSync(path.join(folder, 'tuition.jsx'), code);
    writeFileSync(
      path.join(folder, 'main.jsx'),
      `import { createRoot } from 'react-dom/client';
       import { PoruaJobBoard } from './tuition.jsx';
       createRoot(document.querySelector('#app')).render(<PoruaJobBoard />);`,
    );
    const built = await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        lib: { entry: path.join(folder, 'main.jsx'), formats: ['iife'], name: 'page' },
      },
    });
    const [first] = [built].flat();
    const [file] = first && 'output' in first ? first.output : [];
    const script = file?.type === 'chunk' ? file.code : '';
    await partner.open(
      `<div id="app"></div><script>${script.replaceAll('</script', '<\\/script')}</script>`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  await expect(page.locator('porua-job-board article')).toHaveCount(3);
});

test('by the words of the page alone: from /partners to a coloured board on a plain page', async ({
  page,
  partner,
}) => {
  const began = Date.now();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PRODUCT}/partners?lang=en`);
  await page.getByRole('main').getByRole('link', { name: 'Make your code' }).click();
  await page.getByLabel('City').selectOption({ label: 'Dhaka' });
  await page.getByLabel('Buttons and links').fill('#7a2e3a');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Copied. Now paste it into your page.')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await partner.open(code);
  const board = page.locator('porua-job-board');
  await expect(board.locator('article')).toHaveCount(10);
  await expect(board.getByRole('button', { name: 'Remove Dhaka' })).toBeAttached();
  const button = board.getByRole('button', { name: 'Search', exact: true });
  await expect(button).toHaveCSS('background-color', 'rgb(122, 46, 58)');
  expect(Date.now() - began).toBeLessThan(60_000);
});

test('the code for a list of our own has its filter', async ({ page }) => {
  await page.goto(`${PRODUCT}/job-board?lang=en&city_id=1&tutor_gender=2`);
  await page.getByRole('link', { name: 'Get the code for this list' }).click();
  await expect(page.locator('pre').first()).toContainText('city-id="1" tutor-gender="2"');
  await expect(page.getByLabel('City')).toHaveValue('1');
  await page.goto(`${PRODUCT}/job-board?lang=en&city_id=1&location_id=1001,1002&category_id=1,2`);
  await page.getByRole('link', { name: 'Get the code for this list' }).click();
  await expect(page.locator('pre').first()).toContainText('category-id="1,2"');
  await expect(page.locator('pre').first()).toContainText('location-id="1001,1002"');
  await page.goto(`${PRODUCT}/hub?lang=en&city_id=1&gender=2`);
  await page.getByRole('link', { name: 'Get the code for this list' }).click();
  await expect(page.locator('pre').first()).toContainText(
    '<porua-tutor-hub city-id="1" gender="2"',
  );
});
