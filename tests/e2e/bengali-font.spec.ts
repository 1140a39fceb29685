/** Which font Bengali is read in: that of the machine, under whatever name, and ours where it has none. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../setup/chromium-path.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expect, test } from './reader.ts';

/** As on a machine whose fonts know no Bengali. */
const WITHOUT_BENGALI = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include>/etc/fonts/fonts.conf</include><selectfont><rejectfont>
<pattern><patelt name="lang"><string>bn</string></patelt></pattern>
</rejectfont></selectfont></fontconfig>`;

async function openBrowserWithout(): Promise<Browser> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'porua-fonts-')), 'fonts.conf');
  writeFileSync(file, WITHOUT_BENGALI);
  const executablePath = chromiumPath();
  return await chromium.launch({
    args: chromiumArgs,
    ...(executablePath && { executablePath }),
    env: { ...process.env, FONTCONFIG_FILE: file },
  });
}

const loaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

/** Of letters, in the font of the page, and of a sign that no font has. */
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

test('a machine that writes Bengali fetches no font, whatever its own is called', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fetched.push(request.url());
  });
  await page.goto('/job-board?lang=bn');
  test.skip(new Set(await widths(page)).size === 1, 'this machine has no font for Bengali');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('font-family', 'system-ui, sans-serif');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

test.describe('where the machine has none', () => {
  test.skip(process.platform !== 'linux', 'fonts are taken away by fontconfig');
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await openBrowserWithout();
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
