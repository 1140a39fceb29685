/** Pages of a partner made up by a test: any HTML, served from another origin than the product's. */
import { test as base } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';
import { type PartnerServer, startPartnerServer } from './partner-server.ts';

export const SCRIPT = `<script src="${PRODUCT}/embed.js" async></script>`;

interface PageOptions {
  headers?: Record<string, string>;
  /** Attributes of <html>. */
  html?: string;
  head?: string;
  /** The hash that the page is opened at. */
  hash?: string;
}

export interface PartnerPage {
  /** Everything the console and the page complained about. */
  complaints: string[];
  /** Requests to the product, as paths with their query. */
  requests: string[];
  open(body: string, options?: PageOptions): Promise<void>;
}

export const test = base.extend<{ partner: PartnerPage }, { partnerServer: PartnerServer }>({
  partnerServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const server = await startPartnerServer();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  partner: async ({ page, partnerServer }, use) => {
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
      async open(body, options = {}) {
        const { headers = {}, hash = '' } = options;
        await page.goto(partnerServer.publish({ html: toHtml(body, options), headers }) + hash);
      },
    });
  },
});

function toHtml(body: string, { html = 'lang="en"', head = '' }: PageOptions) {
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;
}

export { expect } from '@playwright/test';
