/** Tests which font Bengali is read in: the machine's, under any name, and ours if it has none. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { unwrapWoff } from '#core/ground/shaping/unwrap-woff.ts';
import { chromiumArgs, chromiumPath } from '../setup/chromium-path.ts';
import { writeFontConfig } from '../setup/test-fonts.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expect, test } from './reader.ts';

const woff = fileURLToPath(
  import.meta.resolve(
    '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff',
  ),
);
const NO_BENGALI =
  '<selectfont><rejectfont><pattern><patelt name="lang"><string>bn</string></patelt></pattern></rejectfont></selectfont>';

/**
 * Opens a browser on a machine whose fonts are those of the tests, changed for fontconfig by
 * `change`.
 */
async function openBrowser(change: (folder: string) => Promise<string>): Promise<Browser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'porua-fonts-'));
  const file = path.join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include>${await writeFontConfig('wide')}</include>${await change(folder)}</fontconfig>`,
  );
  const executablePath = chromiumPath();
  return await chromium.launch({
    args: chromiumArgs,
    ...(executablePath && { executablePath }),
    env: { ...process.env, FONTCONFIG_FILE: file },
  });
}

/** One font for Bengali at least, under a name of its own. */
async function withBengali(folder: string): Promise<string> {
  const { buffer } = Uint8Array.from(readFileSync(woff));
  writeFileSync(path.join(folder, 'bengali.ttf'), await unwrapWoff(buffer));
  return `<dir>${folder}</dir>`;
}

const loaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

/**
 * Measures the width, in px, of letters in the font of the page, and of a sign that no font has.
 */
const widths = (page: Page) =>
  page.evaluate(() =>
    ['ক', '\u{10fffd}'].map((letter) => {
      const box = document.createElement('span');
      box.textContent = letter.repeat(10);
      document.body.append(box);
      const { width } = box.getBoundingClientRect();
      box.remove();
      return width;
    }),
  );

test.describe('where the machine has a font for Bengali', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await openBrowser(withBengali);
  });
  test.afterAll(() => browser.close());

  test('none is fetched, whatever its own is called', async () => {
    const page = await browser.newPage();
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fetched.push(request.url());
    });
    await page.goto(`${PRODUCT}/job-board?lang=bn`);
    expect(new Set(await widths(page)).size).toBe(2);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('font-family', 'system-ui, "Own Bengali", sans-serif');
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await page.close();
  });
});

test.describe('where the machine has none', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await openBrowser(async () => NO_BENGALI);
  });
  test.afterAll(() => browser.close());

  test('Bengali is read in the font of the app', async () => {
    const page = await browser.newPage();
    await page.goto(`${PRODUCT}/job-board?lang=bn`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('font-family', 'system-ui, "Porua Bengali", sans-serif');
    await expect.poll(() => loaded(page)).toContain('Porua Bengali');
    await page.close();
  });

  test('Bengali that comes late is read all the same', async () => {
    const page = await browser.newPage();
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto(`${PRODUCT}/job-board?lang=bn`);
    await expect.poll(async () => new Set(await widths(page)).size, { timeout: 10_000 }).toBe(2);
    await page.close();
  });
});
