/** Everything a page is sent by the product and everything it shows, to look for what it must not know. */
import type { Page, Request } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';
import { expect } from './reader.ts';

const READABLE = /json|html|javascript|text\/plain/;

export interface Observer {
  expectNothingOf(secrets: Record<string, string>): Promise<void>;
}

/**
 * Observes from now on: answers and their addresses, messages between windows, events of widgets.
 */
export async function observe(page: Page): Promise<Observer> {
  const heard: Promise<string>[] = [];
  const read = async (request: Request) => {
    // A page that is closed takes it along.
    const response = await request.response().catch(() => null);
    const type = response?.headers()['content-type'] ?? '';
    if (!response || !READABLE.test(type)) return '';
    // A page that goes on takes the bodies it did not read with it.
    const body = await response.text().catch(() => '');
    return `${request.method()} ${request.url()}\n${body}`;
  };
  // Those that arrived: of what Chromium asks for again in the background it never tells the end.
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(PRODUCT)) heard.push(read(request));
  });
  await page.addInitScript(() => {
    const announced: string[] = [];
    Reflect.set(window, 'announced', announced);
    addEventListener('message', (event) => announced.push(JSON.stringify(event.data)));
    for (const name of ['ready', 'error', 'hire-submitted', 'job-open', 'apply'])
      document.addEventListener(`porua-${name}`, (event) => {
        if (event instanceof CustomEvent) announced.push(JSON.stringify(event.detail));
      });
  });
  return {
    async expectNothingOf(secrets) {
      const shown = await page.evaluate(() => {
        const open = [...document.querySelectorAll('*')].flatMap((node) =>
          node.shadowRoot ? [node.shadowRoot.innerHTML] : [],
        );
        // JSON-LD, if there is any, stands in the document too.
        return [document.documentElement.outerHTML, ...open, ...Reflect.get(window, 'announced')];
      });
      expect(heard.length).toBeGreaterThan(0);
      const all = [...(await Promise.all(heard)), ...shown, page.url()];
      for (const [name, secret] of Object.entries(secrets))
        expect([name, all.filter((text) => text.includes(secret))]).toEqual([name, []]);
    },
  };
}
