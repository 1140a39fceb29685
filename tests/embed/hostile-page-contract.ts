/** Pages that mean no good, or know no better: an element works there or says why it does not. */
import type { Locator } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';
import type { ElementSubject } from './element-subject.ts';
import { expectFailed } from './expect-failed.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

export function describeHostilePages(subject: ElementSubject): void {
  const { tag, attribute, property, always } = subject;
  const open = (value: string, more = '') => `<${tag} ${always} ${attribute}="${value}" ${more}>`;
  const link = `<a class="fallback" href="${PRODUCT}/job-board">Jobs</a>`;

  test('shows itself where empty things are hidden', async ({ page, partner }) => {
    const [first] = await subject.values();
    await partner.open(`${open(first)}</${tag}>${SCRIPT}`, {
      head: '<style>*:empty { display: none !important }</style>',
    });
    await subject.expectShown(page.locator(tag), first);
    expect(partner.complaints).toEqual([]);
  });

  for (const [name, script] of Object.entries({
    'its name is taken': `customElements.define('${tag}', class extends HTMLElement {})`,
    'its name is taken while we load': `setTimeout(() => customElements.get('${tag}') || customElements.define('${tag}', class extends HTMLElement {}), 40)`,
    'nothing can be defined': `customElements.define = () => { throw new Error('no') }`,
  }))
    test(`says so and leaves no hole where ${name}`, async ({ page, partner }) => {
      const [first] = await subject.values();
      await page.route(`${PRODUCT}/embed/assets/**`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 150));
        await route.continue();
      });
      await partner.open(`<script>${script}</script>${open(first)}${link}</${tag}>${SCRIPT}`);
      await expect
        .poll(() => partner.complaints.filter((text) => text.startsWith('[porua]')))
        .toHaveLength(1);
      await expectFailed(page.locator(tag));
      expect(partner.complaints.join()).not.toContain('uncaught');
    });

  test('bears words of others on Object.prototype', async ({ page, partner }) => {
    const [first, second] = await subject.values();
    await partner.open(
      `<script>Object.prototype.shout = 'hey'; Object.prototype.each = function () {}; Array.prototype.last = 'end';</script>${open(first)}${link}</${tag}>${SCRIPT}`,
    );
    const element = page.locator(tag);
    await subject.expectShown(element, first);
    await element.evaluate((node, [name, value]) => node.setAttribute(name, value), [
      attribute,
      second,
    ] as const);
    await subject.expectShown(element, second);
    expect(partner.complaints.join()).not.toMatch(/uncaught|porua/);
  });

  test('keeps the focus when it is moved', async ({ page, partner }) => {
    const [first] = await subject.values();
    await partner.open(`<section></section>${open(first)}${link}</${tag}>${SCRIPT}`);
    const element = page.locator(tag);
    await subject.expectShown(element, first);
    const isKept = await element.evaluate((node) => {
      const root = node.shadowRoot;
      root?.querySelector<HTMLElement>('input, select, button, a[href]')?.focus();
      const before = root?.activeElement;
      document.querySelector('section')?.append(node);
      return before !== null && before !== undefined && root?.activeElement === before;
    });
    expect(isKept).toBe(true);
  });

  test('leaves the page by no link where the page stops clicks', async ({ page, partner }) => {
    const [first] = await subject.values();
    await partner.open(
      `<script>document.addEventListener('click', (event) => event.stopPropagation(), true)</script>${open(first)}${link}</${tag}>${SCRIPT}`,
    );
    const element = page.locator(tag);
    await subject.expectShown(element, first);
    const links = await element.evaluate((node) =>
      [...(node.shadowRoot?.querySelectorAll('a[href]') ?? [])].map((one) => [
        one.getAttribute('href'),
        one.getAttribute('target'),
      ]),
    );
    expect(
      links.filter(([href, target]) => target !== '_blank' && !/^tel:/.test(`${href}`)),
    ).toEqual([]);
  });

  test('takes a camel-case name as attribute, property and data attribute', async ({
    page,
    partner,
  }) => {
    const [first, second] = await subject.values();
    await partner.open(
      `<${tag} ${always} ${property}="${first}">${link}</${tag}><div data-porua-widget="${subject.widget}" data-porua-${property}="${first}">${link}</div>${SCRIPT}`,
    );
    await subject.expectShown(page.locator(tag).first(), first);
    await page.locator(tag).last().scrollIntoViewIfNeeded();
    await subject.expectShown(page.locator(tag).last(), first);
    await partner.open(
      `<${tag} ${always} ${attribute}="${first}">${link}</${tag}><script>document.querySelector('${tag}').${property} = '${second}';</script>${SCRIPT}`,
    );
    await subject.expectShown(page.locator(tag), second);
  });

  test('takes no keys and no clicks where a page is being written', async ({ page, partner }) => {
    const [first] = await subject.values();
    for (const attributes of ['class="editor-styles-wrapper"', 'contenteditable="true"']) {
      await partner.open(`<div ${attributes}>${open(first)}${link}</${tag}></div>${SCRIPT}`);
      const element = page.locator(tag);
      await expect(element).toHaveAttribute('data-porua-state', 'ready');
      const taken = await element.evaluate((node) => {
        node.shadowRoot?.querySelector<HTMLElement>('input, select, button, a[href]')?.focus();
        return node.shadowRoot?.activeElement ?? null;
      });
      expect(taken).toBeNull();
    }
  });

  test('repeats no long value', async ({ partner }) => {
    await partner.open(`${open('x'.repeat(200_000))}${link}</${tag}>${SCRIPT}`);
    await expect.poll(() => partner.complaints.length).toBeGreaterThan(0);
    expect(Math.max(...partner.complaints.map((text) => text.length))).toBeLessThan(300);
  });

  test('brings no first heading of its own and prints no filters', async ({ page, partner }) => {
    const [first] = await subject.values();
    await partner.open(
      `<h1>The page</h1>${open(first).replace('hide-filters', '')}${link}</${tag}>${SCRIPT}`,
    );
    const element = page.locator(tag);
    await subject.expectShown(element, first);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (!/board|hub/.test(tag)) return;
    await expect(
      element.getByRole('button', { name: /filter|location|Search/i }).first(),
    ).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(element.locator('article').first()).toBeVisible();
    for (const control of await element
      .locator('input[type=text], input[type=search], select')
      .all())
      await expect(control).toBeHidden();
    await expect(element.getByRole('button', { name: /filter|location|Search|more/i })).toHaveCount(
      0,
    );
  });

  for (const theme of ['light', 'dark'])
    test(`can be read in the colours of a partner, ${theme}`, async ({ page, partner }) => {
      const [first] = await subject.values();
      for (const brand of ['#7a2e3a', '#ffe600', '#00e5ff', '#12004d']) {
        await partner.open(`${open(first, `theme="${theme}"`)}${link}</${tag}>${SCRIPT}`, {
          head: `<style>${tag} { --porua-brand: ${brand}; --porua-on-brand: white; }</style>`,
        });
        const element = page.locator(tag);
        await subject.expectShown(element, first);
        await expect
          .poll(() => contrastOf(element, 'brand', 'paper'), brand)
          .toBeGreaterThanOrEqual(4.5);
        expect(await contrastOf(element, 'brand', 'surface'), brand).toBeGreaterThanOrEqual(4.5);
        expect(await contrastOf(element, 'on-brand', 'brand'), brand).toBeGreaterThanOrEqual(4.5);
      }
    });
}

/** Returns the contrast of two colours as the browser paints them. */
const contrastOf = (element: Locator, text: string, ground: string) =>
  element.evaluate(
    (node, names) => {
      const wrapper = node.shadowRoot?.querySelector<HTMLElement>('.porua');
      const canvas = document.createElement('canvas').getContext('2d');
      const [one = 0, other = 0] = names
        .map((name) => {
          const probe = document.createElement('i');
          probe.style.color = `var(--c-${name})`;
          wrapper?.append(probe);
          if (canvas) canvas.fillStyle = getComputedStyle(probe).color;
          probe.remove();
          canvas?.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
          const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
            const value = part / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        })
        .sort((a, b) => b - a);
      return (one + 0.05) / (other + 0.05);
    },
    [text, ground],
  );
