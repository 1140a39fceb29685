/**
 * Serves the pages of a partner that tests make up, on the runner's own origin, which is not the
 * product's, and tells the tests what the browser noted of them.
 */
import type { Page } from '@playwright/test';
import type { TestRunnerPlugin } from '@web/test-runner';
import { PlaywrightLauncher } from '@web/test-runner-playwright';
import { z } from 'zod';
import { PageLog } from './page-log.ts';

const publishing = z.object({ html: z.string() });
const reading = z.object({ line: z.string(), partner: z.string() });

export function partnerPages() {
  const pages = new Map<string, string>();
  const logs = new WeakMap<Page, PageLog>();

  const plugin: TestRunnerPlugin = {
    name: 'partner-pages',
    serve({ path }) {
      const body = pages.get(path);
      return body === undefined ? undefined : { body, type: 'html' };
    },
    async executeCommand({ command, payload, session: { browser, id } }) {
      const log = browser instanceof PlaywrightLauncher ? logs.get(browser.getPage(id)) : undefined;
      if (command === 'publish-page') {
        const address = `/partner/page-${pages.size + 1}.html`;
        pages.set(address, publishing.parse(payload).html);
        return address;
      }
      if (command === 'read-log') {
        const { line, partner } = reading.parse(payload);
        return log?.readUpTo(line, partner);
      }
      if (command === 'wait-until-quiet') {
        await log?.waitUntilQuiet();
        return log !== undefined;
      }
    },
  };
  return {
    plugin,
    /** Begins to note what a page of the runner says, before anything is in it. */
    async watch(page: Page): Promise<void> {
      logs.set(page, new PageLog(page));
      // Each page of a partner is visited for the first time: nothing is old, nothing asked for again.
      const browser = await page.context().newCDPSession(page);
      await browser.send('Network.enable');
      await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    },
  };
}
