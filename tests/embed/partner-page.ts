/** Pages of a partner made up by a test: any HTML, served from the partner's origin. */
import { test as base, type Locator, type Page } from '@playwright/test';
import { PARTNER, PRODUCT } from '../setup/test-site.ts';

export const SCRIPT = `<script src="${PRODUCT}/embed.js" async></script>`;

interface PageOptions {
  headers?: Record<string, string>;
  /** Attributes of <html>. */
  html?: string;
  head?: string;
}

export interface PartnerPage {
  /** Everything the console and the page complained about. */
  complaints: string[];
  /** Requests to the product, as paths with their query. */
  requests: string[];
  open(body: string, options?: PageOptions): Promise<void>;
}

export const test = base.extend<{ partner: PartnerPage }>({
  partner: async ({ page }, use) => {
    const complaints: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (url.startsWith(PRODUCT)) requests.push(url.slice(PRODUCT.length));
    });
    await use({
      complaints,
      requests,
      open: (body, options) => openPartnerPage(page, body, options),
    });
  },
});

async function openPartnerPage(page: Page, body: string, options: PageOptions = {}) {
  const { headers = {}, html = 'lang="en"', head = '' } = options;
  const address = `${PARTNER}/made-by-a-test.html`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto(address);
}

export const isReady = (element: Locator) =>
  element.evaluate((node) => node.getAttribute('data-porua-state') === 'ready');

export { expect } from '@playwright/test';
