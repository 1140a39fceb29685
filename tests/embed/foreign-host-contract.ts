/** However the content of a page names another host, an element speaks to ours and leads to ours. */
import type { Locator, Page } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';
import type { ElementSubject } from './element-subject.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

const EVIL = 'evil.example';
const HOSTS = [
  `https://${EVIL}`,
  `//${EVIL}`,
  `http://localhost.${EVIL}`,
  `http://localhost@${EVIL}`,
  `https://127.0.0.1.${EVIL}/x`,
];

/** Every address inside the element and its light tree, also of dialogs and frames. */
const addressesIn = (element: Locator) =>
  element.evaluate((node) =>
    [node, ...(node.shadowRoot?.children ?? [])].flatMap((root) =>
      [...root.querySelectorAll('a, iframe, img, form')].map(
        (part) => part.getAttribute('href') ?? part.getAttribute('src') ?? '',
      ),
    ),
  );

const isForeign = (address: string) => address.includes(EVIL);

function noteForeignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (isForeign(request.url())) foreign.push(request.url());
  });
  return foreign;
}

export function describeForeignHosts(subject: ElementSubject): void {
  const { tag, widget, attribute } = subject;
  const link = `<a class="fallback" href="${PRODUCT}/job-board">Jobs</a>`;

  const forms: Record<string, (value: string, host: string) => string> = {
    'the div form': (value, host) =>
      `<div data-porua-widget="${widget}" data-porua-${attribute}="${value}" data-porua-api="${host}" data-porua-API="${host}" data-porua-Api="${host}">${link}</div>`,
    'an attribute': (value, host) =>
      `<${tag} ${attribute}="${value}" api="${host}">${link}</${tag}>`,
    'a property': (value, host) =>
      `<${tag} ${attribute}="${value}">${link}</${tag}><script>document.querySelector('${tag}').api = ${JSON.stringify(host)};</script>`,
  };

  for (const [name, markup] of Object.entries(forms))
    test(`takes no other host from ${name}`, async ({ page, partner }) => {
      const [first] = await subject.values();
      const foreign = noteForeignRequests(page);
      for (const host of HOSTS) {
        await partner.open(`${markup(first, host)}${SCRIPT}`);
        const element = page.locator(tag);
        await subject.expectShown(element, first);
        expect((await addressesIn(element)).filter(isForeign), host).toEqual([]);
      }
      expect(foreign).toEqual([]);
    });

  test('takes no other host later', async ({ page, partner }) => {
    const [first, second] = await subject.values();
    const foreign = noteForeignRequests(page);
    await partner.open(
      `<div data-porua-widget="${widget}" data-porua-${attribute}="${first}">${link}</div>${SCRIPT}`,
    );
    const element = page.locator(tag);
    await subject.expectShown(element, first);
    await element.evaluate(
      (node, [host, attr, value]) => {
        const div = node.parentElement;
        div?.setAttribute('data-porua-api', host);
        if (div) div.dataset['poruaApi'] = host;
        node.setAttribute('api', host);
        Reflect.set(node, 'api', host);
        node.setAttribute(attr, value);
      },
      [HOSTS[0] ?? '', attribute, second] as const,
    );
    await subject.expectShown(element, second);
    expect((await addressesIn(element)).filter(isForeign)).toEqual([]);
    expect(foreign).toEqual([]);
  });
}
