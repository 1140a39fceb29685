/**
 * The contract of every element with a page it knows nothing of. Each element's spec calls it once;
 * a new element is not done before it passes the whole list.
 */

import { darkColors } from '#ui/theme/tokens.ts';
import { PRODUCT } from '../setup/test-site.ts';
import type { ElementSubject } from './element-subject.ts';
import { expectAlive } from './expect-alive.ts';
import { expectFailed } from './expect-failed.ts';
import { describeForeignHosts } from './foreign-host-contract.ts';
import { hostileCss } from './hostile-css.ts';
import { describeHostilePages } from './hostile-page-contract.ts';
import { expect, SCRIPT, test } from './partner-page.ts';
import { readStyles } from './read-styles.ts';

/** `#rrggbb` as browsers say it. */
const INK_IN_DARK = `rgb(${darkColors.ink
  .match(/[0-9a-f]{2}/g)
  ?.map((part) => Number.parseInt(part, 16))
  .join(', ')})`;

export function describeElementContract(given: ElementSubject): void {
  const subject: ElementSubject = {
    ...given,
    async expectShown(element, value) {
      await given.expectShown(element, value);
      // Without a value some show nothing but the page's own link.
      if (value !== null) await expectAlive(element);
    },
  };
  const isFirstView = (path: string) => path.startsWith(`/embed/fragment/${subject.widget}?`);
  const { tag, attribute, property, words } = subject;
  const link = `<a class="fallback" href="${PRODUCT}/job-board">Jobs</a>`;
  const markup = (value?: string, more = '') =>
    `<${tag} ${subject.always} ${value === undefined ? '' : `${attribute}="${value}"`} ${more}>${link}</${tag}>`;

  test.describe(`${tag} keeps the contract`, () => {
    let first: string;
    let second: string;
    test.beforeEach(async () => {
      [first, second] = await subject.values();
    });

    test('comes to life and replaces its fallback', async ({ page, partner }) => {
      await partner.open(`${markup(first)}${SCRIPT}`);
      const element = page.locator(tag);
      await subject.expectShown(element, first);
      await expect(element).toHaveAttribute('data-porua-state', 'ready');
      await expect(element.locator('a.fallback')).toBeHidden();
      expect(partner.complaints).toEqual([]);
    });

    test('asks for its first view and then for its code, each one time', async ({
      page,
      partner,
    }) => {
      await partner.open(`${markup(first)}${SCRIPT}`);
      await subject.expectShown(page.locator(tag), first);
      await page.waitForLoadState('networkidle');
      const assets = partner.requests.filter((path) => path.startsWith('/embed/assets/'));
      expect(new Set(assets).size).toBe(assets.length);
      expect(partner.requests.filter(isFirstView)).toHaveLength(1);
      expect(partner.requests.findIndex(isFirstView)).toBe(1);
      expect(partner.requests.filter((path) => path.startsWith(subject.inFirstView))).toEqual([]);
    });

    test('follows a changed attribute, and goes back to the default without it', async ({
      page,
      partner,
    }) => {
      await partner.open(`${markup(first)}${SCRIPT}`);
      const element = page.locator(tag);
      await subject.expectShown(element, first);
      await element.evaluate((node, [name, value]) => node.setAttribute(name, value), [
        attribute,
        second,
      ] as const);
      await subject.expectShown(element, second);
      await element.evaluate((node, name) => node.removeAttribute(name), attribute);
      await subject.expectShown(element, null);
      expect(partner.complaints).toEqual([]);
    });

    test('takes the default for a malformed value, with one warning', async ({ page, partner }) => {
      await partner.open(`${markup(subject.malformed)}${SCRIPT}`);
      const element = page.locator(tag);
      await subject.expectRefused(element);
      await element.evaluate((node) => node.setAttribute('theme', 'light'));
      await element.evaluate((node) => node.setAttribute('theme', 'dark'));
      await expect(element.locator('.porua')).toHaveAttribute('data-theme', 'dark');
      const own = partner.complaints.filter((text) => text.startsWith('[porua]'));
      expect(own).toEqual([expect.stringContaining(attribute)]);
      expect(partner.complaints.join()).not.toContain('uncaught');
    });

    test('takes the default for an empty value, silently', async ({ page, partner }) => {
      await partner.open(`${markup('')}${SCRIPT}`);
      await subject.expectShown(page.locator(tag), null);
      expect(partner.complaints).toEqual([]);
    });

    test('takes a property set before its definition and after', async ({ page, partner }) => {
      await partner.open(
        `${markup()}<script>document.querySelector('${tag}').${property} = ${first};</script>${SCRIPT}`,
      );
      const element = page.locator(tag);
      await subject.expectShown(element, first);
      await element.evaluate((node, [name, value]) => Reflect.set(node, name, Number(value)), [
        property,
        second,
      ] as const);
      await subject.expectShown(element, second);
      expect(await element.evaluate((node, name) => Reflect.get(node, name), property)).toBe(
        Number(second),
      );
    });

    test('can be made by script before and after the script of ours', async ({ page, partner }) => {
      await partner.open(`<div id="host"></div>${SCRIPT}`);
      await page.evaluate(
        ([name, attr, value]) => {
          const element = document.createElement(name);
          element.setAttribute(attr, value);
          document.getElementById('host')?.append(element);
        },
        [tag, attribute, first] as const,
      );
      await subject.expectShown(page.locator(tag), first);
    });

    test('does nothing before it is in the page', async ({ page, partner }) => {
      await partner.open(`${markup(first)}${SCRIPT}`);
      await subject.expectShown(page.locator(tag), first);
      // What comes late, as the count of a job's readers, may come.
      const asked = () =>
        partner.requests.filter((path) => isFirstView(path) || path.startsWith(subject.inFirstView))
          .length;
      const before = asked();
      await page.evaluate(
        ([name, attr, value]) => document.createElement(name).setAttribute(attr, value),
        [tag, attribute, second] as const,
      );
      await page.waitForTimeout(300);
      expect(asked()).toBe(before);
    });

    test('bears the script three times', async ({ page, partner }) => {
      const again = `<script src="${PRODUCT}/embed.js"></script><script type="module" src="${PRODUCT}/embed.js"></script>`;
      await partner.open(`${SCRIPT}${again}${markup(first)}`);
      await subject.expectShown(page.locator(tag), first);
      const assets = partner.requests.filter((path) => path.startsWith('/embed/assets/'));
      expect(new Set(assets).size).toBe(assets.length);
      expect(partner.complaints).toEqual([]);
    });

    test('lives twice on a page, each with its own values', async ({ page, partner }) => {
      await partner.open(`${markup(first)}${markup(second)}${SCRIPT}`);
      await subject.expectShown(page.locator(tag).first(), first);
      await page.locator(tag).last().scrollIntoViewIfNeeded();
      await subject.expectShown(page.locator(tag).last(), second);
      expect(partner.complaints).toEqual([]);
    });

    test('keeps its state when it is moved', async ({ page, partner }) => {
      await partner.open(`<section></section>${markup(first)}${SCRIPT}`);
      const element = page.locator(tag);
      await subject.expectShown(element, first);
      const isSame = await element.evaluate(async (node) => {
        const inside = () => node.shadowRoot?.querySelector('.porua-box');
        const box = inside();
        document.querySelector('section')?.append(node);
        await new Promise((resolve) => setTimeout(resolve, 100));
        return box !== null && box === inside();
      });
      expect(isSame).toBe(true);
      // What comes late, as the count of a job's readers, may come; nothing is asked for again.
      const asked = partner.requests.filter((path) => path.startsWith('/api/'));
      expect(asked).toEqual([...new Set(asked)]);
    });

    test('gives everything back when it is gone, fifty times', async ({ page, partner }) => {
      await page.addInitScript(() => {
        const counts = { added: 0, removed: 0 };
        Reflect.set(window, 'listenerCounts', counts);
        for (const target of [window, document]) {
          const { addEventListener, removeEventListener } = target;
          target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
            const [, , options] = args;
            const signal = typeof options === 'object' ? options.signal : undefined;
            counts.added += 1;
            signal?.addEventListener('abort', () => {
              counts.removed += 1;
            });
            addEventListener.apply(target, args);
          };
          target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
            counts.removed += 1;
            removeEventListener.apply(target, args);
          };
        }
      });
      await partner.open(`${markup(first)}${SCRIPT}`);
      const element = page.locator(tag);
      await subject.expectShown(element, first);
      const measure = () =>
        element.evaluate((node) => {
          const { added, removed } = Reflect.get(window, 'listenerCounts');
          return {
            listeners: added - removed,
            page: document.adoptedStyleSheets.length,
            own: node.shadowRoot?.adoptedStyleSheets.length,
            roots: node.shadowRoot?.childElementCount,
          };
        });
      const before = await measure();
      await element.evaluate(async (node) => {
        const home = node.parentElement;
        for (let round = 0; round < 50; round += 1) {
          node.remove();
          await new Promise((resolve) => setTimeout(resolve, 5));
          home?.append(node);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      });
      await subject.expectShown(element, first);
      expect(await measure()).toEqual(before);
      const left = await element.evaluate(async (node) => {
        node.remove();
        await new Promise((resolve) => setTimeout(resolve, 50));
        return node.shadowRoot?.querySelector('.porua')?.childElementCount;
      });
      expect(left).toBe(0);
      expect(partner.complaints).toEqual([]);
    });

    test('tells the page when it is ready', async ({ page, partner }) => {
      await partner.open(
        `<div id="outer">${markup(first)}</div><script>
          document.getElementById('outer').addEventListener('porua-ready', (event) => {
            window.heard = [event.target.localName, event.bubbles, event.composed];
          });</script>${SCRIPT}`,
      );
      await subject.expectShown(page.locator(tag), first);
      expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([tag, true, true]);
    });

    test('changes language and theme in place', async ({ page, partner }) => {
      await partner.open(`${markup(first)}${SCRIPT}`);
      const element = page.locator(tag);
      await expect(element.getByText(words.en).first()).toBeVisible();
      // Another language before that is another first view.
      await expectAlive(element);
      await element.evaluate((node) =>
        node.shadowRoot?.querySelector('.porua-box')?.setAttribute('data-mark', ''),
      );
      await element.evaluate((node) => node.setAttribute('lang', 'bn'));
      await expect(element.getByText(words.bn).first()).toBeVisible();
      await element.evaluate((node) => node.removeAttribute('lang'));
      await expect(element.getByText(words.en).first()).toBeVisible();
      await page.evaluate(() => document.documentElement.setAttribute('lang', 'bn'));
      await expect(element.getByText(words.bn).first()).toBeVisible();
      await element.evaluate((node) => node.setAttribute('theme', 'dark'));
      const wrapper = element.locator('.porua');
      await expect(wrapper).toHaveAttribute('data-theme', 'dark');
      await expect(wrapper).toHaveCSS('color', INK_IN_DARK);
      await expect(element.locator('.porua-box[data-mark]')).toHaveCount(1);
    });

    test('works where storage is forbidden', async ({ page, partner }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('forbidden', 'SecurityError');
            },
          });
      });
      await partner.open(`${markup(first)}${SCRIPT}`);
      await subject.expectShown(page.locator(tag), first);
      expect(partner.complaints).toEqual([]);
    });

    test('breaks no rule of a strict policy with Trusted Types', async ({ page, partner }) => {
      await page.addInitScript(() => {
        Reflect.set(window, 'violations', []);
        document.addEventListener('securitypolicyviolation', (event) => {
          Reflect.get(window, 'violations').push(`${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await partner.open(`${SCRIPT}${markup(first)}`, {
        headers: {
          'content-security-policy': `default-src 'none'; script-src ${PRODUCT}; connect-src ${PRODUCT}; img-src data: ${subject.images ?? ''}; require-trusted-types-for 'script'; trusted-types 'none'`,
        },
      });
      await subject.expectShown(page.locator(tag), first);
      expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
      expect(partner.complaints).toEqual([]);
    });

    test('looks the same under hostile styles', async ({ page, partner }) => {
      // "Just now" becomes "1 minute ago" while one looks at it.
      await page.clock.setFixedTime(new Date());
      // Without reserve: how much of it is left free depends on the page's own heights.
      const style = 'style="width:340px;--porua-reserve:0px"';
      const body = `<main>${markup(first, style)}</main>${SCRIPT}`;
      await partner.open(body, { head: '<style>main { width: 340px }</style>' });
      await subject.expectShown(page.locator(tag), first);
      const calm = await readStyles(page.locator(tag));
      expect(calm.length).toBeGreaterThan(20);
      for (const [name, css] of Object.entries(hostileCss)) {
        await partner.open(body, {
          head: `<style>${css} main { width: 340px !important; display: block !important }</style>`,
        });
        await subject.expectShown(page.locator(tag), first);
        expect(await readStyles(page.locator(tag)), name).toEqual(calm);
      }
    });

    test('keeps its own direction on a page from right to left', async ({ page, partner }) => {
      await partner.open(`${markup(first, 'lang="en"')}${SCRIPT}`, { html: 'lang="ar" dir="rtl"' });
      const element = page.locator(tag);
      await subject.expectShown(element, first);
      await expect(element.locator('.porua')).toHaveCSS('direction', 'ltr');
    });

    test('is made from a div, whose content stays as fallback', async ({ page, partner }) => {
      await partner.open(
        `<div data-porua-widget="${subject.widget}" data-porua-${attribute}="${first}" data-porua-onclick="window.hacked = true"><p>${link}<br></p></div>${SCRIPT}`,
      );
      const element = page.locator(tag);
      await subject.expectShown(element, first);
      await expect(element.locator('p > a.fallback')).toHaveCount(1);
      expect(await element.getAttribute('onclick')).toBeNull();
    });

    test('shows its fallback link without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.setContent(`${markup(first)}${SCRIPT}`);
      await expect(page.locator('a.fallback')).toBeVisible();
      await context.close();
    });

    test('keeps its fallback link when its code cannot be loaded', async ({ page, partner }) => {
      await page.route(`${PRODUCT}/embed/assets/**`, (route) => route.abort());
      await partner.open(
        `<script>addEventListener('porua-error', (event) => { window.heard = event.detail.code; });</script>${markup(first)}${SCRIPT}`,
      );
      const element = page.locator(tag);
      await expectFailed(element);
      expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toBe('load_failed');
      expect(partner.complaints.filter((text) => text.startsWith('[porua]'))).toHaveLength(1);
      expect(partner.complaints.join()).not.toContain('uncaught');
    });

    test('says so, with a way onward, when the API cannot be reached', async ({
      page,
      partner,
    }) => {
      test.slow();
      for (const path of ['api', 'embed/fragment'])
        await page.route(`${PRODUCT}/${path}/**`, (route) => route.abort());
      await partner.open(`${markup(first)}${SCRIPT}`);
      const element = page.locator(tag);
      await expect(element.getByRole('alert')).toBeVisible({ timeout: 30_000 });
      await expect(element.getByRole('button', { name: 'Try again' })).toBeVisible();
      const onward = element.locator('a[part=full-site-link]');
      await expect(onward).toHaveAttribute('href', new RegExp(`^${PRODUCT}${subject.onwardPath}`));
      expect(partner.complaints.join()).not.toContain('uncaught');
    });

    describeForeignHosts(subject);
    describeHostilePages(subject);

    test('sends no cookie', async ({ page, partner }) => {
      const sent: (string | undefined)[] = [];
      await page.context().addCookies([{ name: 'current', value: 'secret', url: PRODUCT }]);
      page.on('request', async (request) => {
        if (!/^\/(api|embed\/fragment)\//.test(new URL(request.url()).pathname)) return;
        const headers = await request.allHeaders().catch(() => undefined);
        if (headers) sent.push(headers['cookie']);
      });
      await partner.open(`${markup(first)}${SCRIPT}`);
      await subject.expectShown(page.locator(tag), first);
      expect(sent).not.toHaveLength(0);
      expect(sent.filter(Boolean)).toEqual([]);
    });
  });
}
