/** A visitor with the browser's third-party cookies as a test wants them, on pages of partners. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { chromiumArgs, wholeChromiumPath } from '../setup/chromium-path.ts';
import { PARTNER, PRODUCT } from '../setup/test-site.ts';
import { fillSignIn } from './person.ts';
import { test as base, expect } from './reader.ts';

export type ThirdPartyCookies = 'allowed' | 'blocked';

/** The values that Chromium keeps under "third-party cookies". */
const COOKIE_MODES: Record<ThirdPartyCookies, number> = { allowed: 0, blocked: 1 };

export interface VisitorOptions {
  cookies?: ThirdPartyCookies;
  args?: string[];
  userAgent?: string;
}

export const test = base.extend<{
  visit: (options?: VisitorOptions) => Promise<{ context: BrowserContext; page: Page }>;
}>({
  visit: async ({ viewport }, use) => {
    const opened: { context: BrowserContext; folder: string }[] = [];
    await use(async ({ cookies = 'blocked', args = [], userAgent } = {}) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'porua-visitor-'));
      await writePreferences(folder, cookies);
      const executablePath = wholeChromiumPath();
      const context = await chromium.launchPersistentContext(folder, {
        args: [...chromiumArgs, ...args],
        locale: 'en-US',
        timezoneId: 'Asia/Dhaka',
        viewport,
        ...(executablePath ? { executablePath } : {}),
        ...(userAgent ? { userAgent } : {}),
      });
      opened.push({ context, folder });
      await context.addCookies([{ name: 'lang', value: 'en', url: PRODUCT }]);
      return { context, page: await context.newPage() };
    });
    for (const { context, folder } of opened) {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
});

async function writePreferences(folder: string, cookies: ThirdPartyCookies) {
  const profile = {
    cookie_controls_mode: COOKIE_MODES[cookies],
    block_third_party_cookies: cookies === 'blocked',
  };
  await mkdir(path.join(folder, 'Default'), { recursive: true });
  await writeFile(path.join(folder, 'Default/Preferences'), JSON.stringify({ profile }));
}

/** The English page with one job of the demo partner. */
export async function openJob(page: Page, jobId?: number): Promise<Locator> {
  await page.goto(`${PARTNER}/job.html`);
  const element = page.locator('porua-job-detail');
  if (jobId) await element.evaluate((node, id) => node.setAttribute('job-id', String(id)), jobId);
  await standReady(page, element);
  return element;
}

/** The widget stands and knows how to open our window. */
export async function standReady(page: Page, element: Locator) {
  await expect(element.locator('article').first()).toBeVisible();
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/embed\/(sites|token\/renew)/.test(name)),
  );
}

export const saveButton = (element: Locator) =>
  element.getByRole('button', { name: 'Save this job' });

/** Presses, and gives the window of ours that opens. */
export async function pressForWindow(page: Page, button: Locator): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return popup;
}

/** Signs in inside our window and agrees. */
export async function agree(popup: Page, phone: string | null, keep = false) {
  if (phone) await fillSignIn(popup, phone);
  if (keep) await popup.getByLabel('Keep me connected on this site').check();
  await popup.waitForTimeout(800);
  await popup.getByRole('button', { name: 'Connect' }).click();
}
