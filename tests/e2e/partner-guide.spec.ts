/** The guide for partners, as somebody reads it who looks after a school's site. */
import { GUIDE_CHAPTERS, GUIDE_PATH } from '#core/site/guide/guide-chapters.ts';
import type en from '#locales/en/site/guide.json';
import { PRODUCT } from '../setup/test-site.ts';
import { expect, LANGUAGES, read, test } from './reader.ts';

const PHONE = { width: 360, height: 740 };

for (const lang of LANGUAGES)
  test(`it is read from the first chapter to the last without scripts, ${lang}`, async ({
    browser,
  }) => {
    const texts = read<typeof en>(lang, 'guide');
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${PRODUCT}${GUIDE_PATH}?lang=${lang}`);
    await page.locator('main ol a').first().click();
    const next = page.getByRole('navigation', { name: texts.pager }).getByRole('link').last();
    for (const chapter of GUIDE_CHAPTERS) {
      await expect(page).toHaveURL(new RegExp(`/${chapter}(?:\\?|$)`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, chapter).toBe(PHONE.width);
      // It would do nothing.
      await expect(page.getByRole('button', { name: texts.copy })).toHaveCount(0);
      if (chapter !== GUIDE_CHAPTERS.at(-1)) await next.click();
    }
    await context.close();
  });

test('every chapter comes alive', async ({ page, speak }) => {
  await speak('en');
  for (const chapter of GUIDE_CHAPTERS) {
    await page.goto(`${GUIDE_PATH}/${chapter}`);
    await expect(page.locator('html[data-alive]'), chapter).toBeAttached();
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids.filter((id, place) => ids.indexOf(id) < place)).toEqual([]);
  }
});

test('on a phone a row of a table is read downwards, each cell under the name of its column', async ({
  page,
  speak,
}) => {
  await speak('en');
  await page.setViewportSize(PHONE);
  await page.goto(`${GUIDE_PATH}/the-job-board`);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const table = page.getByRole('region', { name: 'The job board' });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const [first, second] = await table
    .locator('tbody tr')
    .first()
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => ({
        top: cell.getBoundingClientRect().top,
        name: getComputedStyle(cell, '::before').content,
      })),
    );
  expect(second?.top).toBeGreaterThan(first?.top ?? 0);
  expect(first?.name).toBe('"attribute"');
});

test('what is copied names this site', async ({ page, context, speak }) => {
  await speak('en');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${GUIDE_PATH}/put-one-in`);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`<script src="${PRODUCT}/embed.js" async></script>`);
  expect(copied).not.toContain('porua.example');
});

test('a link into another chapter leads to its place, and Back to where it was', async ({
  page,
  speak,
}) => {
  await speak('bn');
  await page.goto(`${GUIDE_PATH}/put-one-in`);
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const link = page.locator('main p a[href$="#guide-a-pinned-version"]');
  await link.click();
  await expect(page.locator('#guide-a-pinned-version')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('only the language of the reader is fetched', async ({ page, speak }) => {
  await speak('bn');
  const fetched: string[] = [];
  page.on('response', (answer) => fetched.push(new URL(answer.url()).pathname));
  await page.goto(`${GUIDE_PATH}/looks`);
  await page.waitForLoadState('networkidle');
  const guides = fetched.filter((path) => /\/embed[.-]/.test(path) && path.endsWith('.js'));
  expect(guides).toHaveLength(1);
  expect(guides[0]).toContain('embed.bn');
});
