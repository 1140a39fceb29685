import type { Page } from '@playwright/test';
import { expect } from './reader.ts';
import { Traffic } from './traffic.ts';

/** Leads the app to an address as a pressed link does. */
export async function follow(page: Page, address: string) {
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/**
 * Opens each path in turn in a page where the app lives already, and looks at it once it has come to
 * rest: a load of the page takes five times as long.
 */
export async function walk(
  page: Page,
  paths: readonly string[],
  look: (path: string) => Promise<void>,
) {
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const traffic = await Traffic.of(page);
  for (const path of paths) {
    await follow(page, path);
    await traffic.settle();
    await look(path);
  }
}
